import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { lockShop, manage } from './manage.ts'
import { ask, at, expect, test } from './shops.ts'
import { openStorefront } from './storefronts.ts'

/** A proxy to the API that can be disconnected and reconnected. */
async function openApiProxy() {
  let failing: RegExp | null = null
  const calls = new Map<string, number>()
  const proxy = http.createServer((request, response) => {
    const { method, url: path, headers } = request
    calls.set(`${method} ${path}`, (calls.get(`${method} ${path}`) ?? 0) + 1)
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
    proxy.listen(port, '127.0.0.1')
    await once(proxy, 'listening')
    return (proxy.address() as AddressInfo).port
  }
  const port = await listen(0)
  const disconnect = async () => {
    const closed = once(proxy, 'close')
    proxy.close()
    proxy.closeAllConnections()
    await closed
  }
  /** From now on these paths are answered with 503; null: none. */
  const fail = (paths: RegExp | null) => {
    failing = paths
  }
  return { port, calls, disconnect, fail, reconnect: () => listen(port) }
}

/** The call that checks whether the cached version of a shop is current, made every second. */
const IS_NEWEST = /\/storefront\/v1\/shop\?.*\bversion=/

test('while the API is down, a shop seen before stays open; another one gets a 503 page (C34)', async ({ mercado }) => {
  const proxy = await openApiProxy()
  const { port, stop } = await openStorefront({ API_URL: `http://127.0.0.1:${proxy.port}` })
  const alborada = new URL(at('alborada')).host
  const unseen = new URL(at(mercado.subdomain)).host
  const get = (path: string, host: string, language?: string) =>
    ask(path, { host, ...(language && { 'accept-language': language }) }, undefined, port)
  try {
    expect((await get('/', alborada)).status).toBe(200)
    await proxy.disconnect()

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

    await proxy.reconnect()
    await expect.poll(async () => (await get('/', unseen)).status, { timeout: 15_000 }).toBe(200)
  } finally {
    await stop()
    await proxy.disconnect().catch(() => {})
  }
})

test('a page that could be read only partly is not cached: it is complete as soon as the API is back (C34)', async () => {
  const proxy = await openApiProxy()
  const { port, stop } = await openStorefront({ API_URL: `http://127.0.0.1:${proxy.port}` })
  const { host } = new URL(at('alborada'))
  const get = (path: string) => ask(path, { host }, undefined, port)
  try {
    proxy.fail(/storefront\/v1\/options/)
    const list = await get('/productos')
    expect([list.status, list.headers['cache-control']]).toEqual([200, 'private, no-store'])
    proxy.fail(null)
    await expect
      .poll(async () => (await get('/productos')).headers['cache-control'], { timeout: 15_000 })
      .toContain('public')
    // A failed call is not treated as "there is none": a shop is read completely, or the page is a 503.
    proxy.fail(/storefront\/v1\/shop/)
    const unseen = await ask('/politicas/datos', { host: new URL(at('kilovatio')).host }, undefined, port)
    expect(unseen.status).toBe(503)
  } finally {
    await stop()
    await proxy.disconnect().catch(() => {})
  }
})

test('the first page of an uncached shop needs at most three calls', async () => {
  const proxy = await openApiProxy()
  const { port, stop } = await openStorefront({ API_URL: `http://127.0.0.1:${proxy.port}` })
  try {
    for (const [shop, path] of [
      ['alborada', '/'],
      ['kilovatio', '/productos'],
      ['awara', '/blog'],
    ] as const) {
      proxy.calls.clear()
      expect((await ask(path, { host: new URL(at(shop)).host }, undefined, port)).status).toBe(200)
      const found = [...proxy.calls].filter(([call]) => !call.includes('/views/'))
      expect(found.length, found.join('\n')).toBeLessThanOrEqual(3)
    }
  } finally {
    await stop()
    await proxy.disconnect().catch(() => {})
  }
})

test('thousands who open an uncached page at once cause one call of each kind, and one page', async () => {
  const proxy = await openApiProxy()
  const { port, processorTime, stop } = await openStorefront({ API_URL: `http://127.0.0.1:${proxy.port}` })
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
      // F24: the file of all products too.
      ['/feed.xml', 100],
    ] as const) {
      proxy.calls.clear()
      const before = await processorTime()
      expect(new Set(await Promise.all(Array.from({ length: count }, () => read(path)))).size, path).toBe(1)
      const twice = [...proxy.calls].filter(([call, times]) => times > 1 && !IS_NEWEST.test(call))
      expect(twice, path).toEqual([])
      expect((await processorTime()) - before, path).toBeLessThan(10_000)
    }
  } finally {
    agent.destroy()
    await stop()
    await proxy.disconnect().catch(() => {})
  }
})

test('a flood of made-up hosts does not delay the first page of a shop that this storefront has not seen', async ({
  mercado,
}) => {
  const proxy = await openApiProxy()
  const { port, stop } = await openStorefront({ API_URL: `http://127.0.0.1:${proxy.port}` })
  const agent = new http.Agent({ maxSockets: 600 })
  let answered = 0
  const read = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, headers: { host }, agent }, (answer) => {
        answered++
        answer.resume().once('end', () => resolve(answer.statusCode))
      })
      request.once('error', reject)
    })
  try {
    // Another shop in the same template, whose code is then loaded.
    expect((await ask('/', { host: new URL(at(mercado.subdomain)).host }, undefined, port)).status).toBe(200)
    const flood = Array.from({ length: 600 }, (_, at) => read(`made-up-${at}.localhost`))
    await Promise.race(flood)
    const before = answered
    expect((await ask('/', { host: new URL(at('alborada')).host }, undefined, port)).status).toBe(200)
    // Parts of the flood are served while the shop's data is loaded.
    expect(answered - before).toBeLessThan(200)
    expect(new Set(await Promise.all(flood))).toEqual(new Set([404]))
    const found = [...proxy.calls].filter(([call]) => call.includes('/storefront/v1/shop')).map(([, times]) => times)
    expect(found.reduce((sum, times) => sum + times, 0)).toBeLessThan(200)
  } finally {
    agent.destroy()
    await stop()
    await proxy.disconnect().catch(() => {})
  }
})

test('requests that are refused on purpose write nothing to the log', async () => {
  const shop = `candado-${randomBytes(4).toString('hex')}`
  const about = { name: 'Candado', templateId: 5, currency: 'COP', language: 'es' } as const
  await lockShop(await manage().createShop({ body: { subdomain: shop, ...about } }), 'Ábrete Sésamo')
  const { port, output, stop } = await openStorefront({
    API_URL: `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`,
  })
  try {
    const statuses: number[] = []
    for (const [name, path, form] of [
      [shop, '/suggestions?q=a'],
      [shop, '/cities'],
      ['alborada', '/cart-check'],
      ['alborada', '/blog', 'a=1'],
      ['made-up', '/suggestions?q=a'],
    ] as const)
      statuses.push((await ask(path, { host: new URL(at(name)).host }, form, port)).status)
    expect(statuses).toEqual([403, 403, 400, 405, 404])
    expect(output()).not.toMatch(/suggestions|cities|cart-check|blog/)
  } finally {
    await stop()
  }
})

test('S1: invented tokens cost a locked shop one call each, and do not read it again', async () => {
  const shop = `candado-${randomBytes(4).toString('hex')}`
  const about = { name: 'Candado', templateId: 5, currency: 'COP', language: 'es' } as const
  await lockShop(await manage().createShop({ body: { subdomain: shop, ...about } }), 'Ábrete Sésamo')
  const { host } = new URL(at(shop))
  const proxy = await openApiProxy()
  const { port, stop } = await openStorefront({ API_URL: `http://127.0.0.1:${proxy.port}` })
  try {
    const form = { host, 'content-type': 'application/x-www-form-urlencoded' }
    const code = new URLSearchParams({ code: 'ábrete sésamo', to: '/' }).toString()
    const opened = await ask('/acceso', form, code, port)
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';')
    expect((await ask('/', { host, cookie }, undefined, port)).status).toBe(200)
    expect((await ask('/', { host }, undefined, port)).status).toBe(403)

    proxy.calls.clear()
    const name = cookie.slice(0, cookie.indexOf('='))
    for (let guess = 0; guess < 60; guess++) {
      const token = `1.9999999999.${randomBytes(32).toString('base64url')}`
      expect((await ask('/', { host, cookie: `${name}=${token}` }, undefined, port)).status).toBe(403)
    }
    const calls = [...proxy.calls].filter(([call]) => !IS_NEWEST.test(call))
    expect(calls).toEqual([[expect.stringContaining('/storefront/v1/shop?'), 60]])
    expect((await ask('/', { host, cookie }, undefined, port)).status).toBe(200)
  } finally {
    await stop()
    await proxy.disconnect().catch(() => {})
  }
})
