import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { lockShop, manage } from './manage.ts'
import { ask, at, expect, test } from './shops.ts'
import { openStorefront } from './storefronts.ts'

/** A way to the API that can be cut and mended. */
async function openBridge() {
  let failing: RegExp | null = null
  const asked = new Map<string, number>()
  const bridge = http.createServer((request, response) => {
    const { method, url: path, headers } = request
    asked.set(`${method} ${path}`, (asked.get(`${method} ${path}`) ?? 0) + 1)
    if (failing?.test(path ?? '')) return void response.writeHead(503).end()
    const onward = http.request(
      { host: '127.0.0.1', port: process.env.STOREFRONT_API_PORT, method, path, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const listen = async (port: number) => {
    bridge.listen(port, '127.0.0.1')
    await once(bridge, 'listening')
    return (bridge.address() as AddressInfo).port
  }
  const port = await listen(0)
  const cut = async () => {
    const closed = once(bridge, 'close')
    bridge.close()
    bridge.closeAllConnections()
    await closed
  }
  /** From now on these paths are answered 503; null: none. */
  const fail = (paths: RegExp | null) => {
    failing = paths
  }
  return { port, asked, cut, fail, mend: () => listen(port) }
}

/** Whether the version of a shop that the storefront has is still the newest: asked every second. */
const IS_NEWEST = /\/storefront\/v1\/shop\?.*\bversion=/

test('while the API is down, a shop seen before stays open; another is asked for later (C34)', async ({ mercado }) => {
  const bridge = await openBridge()
  const { port, stop } = await openStorefront({ API_URL: `http://127.0.0.1:${bridge.port}` })
  const alborada = new URL(at('alborada')).host
  const unseen = new URL(at(mercado.subdomain)).host
  const get = (path: string, host: string, language?: string) =>
    ask(path, { host, ...(language && { 'accept-language': language }) }, undefined, port)
  try {
    expect((await get('/', alborada)).status).toBe(200)
    await bridge.cut()

    const home = await get('/', alborada)
    expect([home.status, home.body.includes('Alborada')]).toEqual([200, true])
    const cart = await get('/cart', alborada)
    expect([cart.status, cart.body.includes('Tu bolsa')]).toEqual([200, true])
    const list = await get('/productos?sort=nameDesc', alborada)
    expect(list.status).toBe(500)
    expect(list.body).toContain('OOPS! Error.')
    expect(list.body).toContain('data-template="5"')

    const spanish = await get('/', unseen)
    expect([spanish.status, spanish.headers['retry-after']]).toEqual([503, '10'])
    expect(spanish.headers['cache-control']).toBe('private, no-store')
    expect(spanish.body).toContain('No pudimos abrir esta página. Vuelve en unos minutos.')
    expect(spanish.body).toContain('lang="es"')
    expect(spanish.body).not.toContain('<script')
    const english = await get('/productos', unseen, 'de, en;q=0.8')
    expect([english.status, english.body.includes('lang="en"')]).toEqual([503, true])

    await bridge.mend()
    await expect.poll(async () => (await get('/', unseen)).status, { timeout: 15_000 }).toBe(200)
  } finally {
    await stop()
    await bridge.cut().catch(() => {})
  }
})

test('what a page could be read of in part is not kept: it is whole again as soon as the API is (C34)', async () => {
  const bridge = await openBridge()
  const { port, stop } = await openStorefront({ API_URL: `http://127.0.0.1:${bridge.port}` })
  const { host } = new URL(at('alborada'))
  const get = (path: string) => ask(path, { host }, undefined, port)
  try {
    bridge.fail(/storefront\/v1\/options/)
    const list = await get('/productos')
    expect([list.status, list.headers['cache-control']]).toEqual([200, 'private, no-store'])
    bridge.fail(null)
    await expect
      .poll(async () => (await get('/productos')).headers['cache-control'], { timeout: 15_000 })
      .toContain('public')
    // Not read is not "there is none": a shop is read whole, or it is asked for later.
    bridge.fail(/storefront\/v1\/shop/)
    const unseen = await ask('/politicas/datos', { host: new URL(at('kilovatio')).host }, undefined, port)
    expect(unseen.status).toBe(503)
  } finally {
    await stop()
    await bridge.cut().catch(() => {})
  }
})

test('a cold shop’s first page takes three questions at most', async () => {
  const bridge = await openBridge()
  const { port, stop } = await openStorefront({ API_URL: `http://127.0.0.1:${bridge.port}` })
  try {
    for (const [shop, path] of [
      ['alborada', '/'],
      ['kilovatio', '/productos'],
      ['awara', '/blog'],
    ] as const) {
      bridge.asked.clear()
      expect((await ask(path, { host: new URL(at(shop)).host }, undefined, port)).status).toBe(200)
      const questions = [...bridge.asked].filter(([question]) => !question.includes('/views/'))
      expect(questions.length, questions.join('\n')).toBeLessThanOrEqual(3)
    }
  } finally {
    await stop()
    await bridge.cut().catch(() => {})
  }
})

test('E2.18: thousands who open a cold page at once cause one question of each kind, and one page', async () => {
  const bridge = await openBridge()
  const { port, processorTime, stop } = await openStorefront({ API_URL: `http://127.0.0.1:${bridge.port}` })
  const { host } = new URL(at('alborada'))
  const agent = new http.Agent({ maxSockets: 500 })
  const read = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, path, headers: { host }, agent }, (answer) => {
        answer.resume().once('end', () => resolve(`${answer.statusCode} ${answer.headers.etag}`))
      })
      request.once('error', reject)
    })
  try {
    const { body } = await ask('/productos', { host }, undefined, port)
    const product = /href="(\/productos\/[^"?]+)"/.exec(body)?.[1] ?? ''
    for (const [path, count] of [
      [product, 5_000],
      ['/blog', 1_000],
      ['/productos?q=lino', 20],
    ] as const) {
      bridge.asked.clear()
      const before = await processorTime()
      expect(new Set(await Promise.all(Array.from({ length: count }, () => read(path)))).size, path).toBe(1)
      const twice = [...bridge.asked].filter(([question, times]) => times > 1 && !IS_NEWEST.test(question))
      expect(twice, path).toEqual([])
      expect((await processorTime()) - before, path).toBeLessThan(10_000)
    }
  } finally {
    agent.destroy()
    await stop()
    await bridge.cut().catch(() => {})
  }
})

test('S1: made-up tokens cost a locked shop one question each, and no reading of it', async () => {
  const shop = `candado-${randomBytes(4).toString('hex')}`
  const about = { name: 'Candado', templateId: 5, currency: 'COP', language: 'es' } as const
  await lockShop(await manage().createShop({ body: { subdomain: shop, ...about } }), 'Ábrete Sésamo')
  const { host } = new URL(at(shop))
  const bridge = await openBridge()
  const { port, stop } = await openStorefront({ API_URL: `http://127.0.0.1:${bridge.port}` })
  try {
    const form = { host, 'content-type': 'application/x-www-form-urlencoded' }
    const code = new URLSearchParams({ code: 'ábrete sésamo', to: '/' }).toString()
    const opened = await ask('/acceso', form, code, port)
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';')
    expect((await ask('/', { host, cookie }, undefined, port)).status).toBe(200)
    expect((await ask('/', { host }, undefined, port)).status).toBe(403)

    bridge.asked.clear()
    const name = cookie.slice(0, cookie.indexOf('='))
    for (let guess = 0; guess < 60; guess++) {
      const token = `1.9999999999.${randomBytes(32).toString('base64url')}`
      expect((await ask('/', { host, cookie: `${name}=${token}` }, undefined, port)).status).toBe(403)
    }
    const asked = [...bridge.asked].filter(([question]) => !IS_NEWEST.test(question))
    expect(asked).toEqual([[expect.stringContaining('/storefront/v1/shop?'), 60]])
    expect((await ask('/', { host, cookie }, undefined, port)).status).toBe(200)
  } finally {
    await stop()
    await bridge.cut().catch(() => {})
  }
})
