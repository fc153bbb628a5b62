import http from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { pageAddress } from './page-address.mjs'
import { lifetimeOf } from './page-lifetime.mjs'
import { closeServers, listen, open } from './request-handler-testing.ts'

afterEach(closeServers)

describe('pages already rendered', () => {
  const host = 'alborada.localhost'
  const products = Array.from({ length: 200 }, (_, n) => `<li class="p${n % 7}">Camisa de lino ${n * n}</li>`).join('')
  const html = `<!DOCTYPE html><title>Alborada</title>${products}`

  async function openWithPage() {
    const edge = await open()
    let refreshes = 0
    const introduce = (version: number) =>
      edge.handler.introduce(`http://${host}`, {
        shopId: 1,
        key: `http://${host}|1|${version}`,
        checkedAt: edge.now(),
        refresh: async () => {
          refreshes++
        },
      })
    introduce(1)
    const headers: [string, string][] = [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['ETag', '"e1"'],
      ['Content-Security-Policy', "default-src 'self'"],
    ]
    const page = edge.handler.pages.make(Buffer.from(html), '"e1"', headers, lifetimeOf(edge.now(), null))
    edge.handler.pages.set(`http://${host}|1|1|/`, page)
    edge.handler.pages.set(`http://${host}|1|1|/productos?category=Lino`, page)
    return { ...edge, introduce, refreshes: () => refreshes }
  }

  test('a known page is sent as small as the visitor reads it, with its policy', async () => {
    const { ask, passed } = await openWithPage()
    const br = await ask('/', { host, 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      etag: '"e1"',
      'content-security-policy': "default-src 'self'",
    })
    expect(String(brotliDecompressSync(br.body))).toBe(html)
    const gzip = await ask('/', { host, 'accept-encoding': 'gzip, br;q=0' })
    expect(String(gunzipSync(gzip.body))).toBe(html)
    expect(String((await ask('/', { host })).body)).toBe(html)
    expect(passed()).toBe(0)
  })

  test('a page that is asked for again is compressed better, and is the same page', async () => {
    const { ask } = await openWithPage()
    const get = async () => (await ask('/', { host, 'accept-encoding': 'br' })).body
    const first = await get()
    await expect.poll(async () => (await get()).length, { timeout: 20_000 }).toBeLessThan(first.length)
    expect(String(brotliDecompressSync(await get()))).toBe(html)
  })

  test('a cached page takes no more memory than its bytes', async () => {
    const { handler } = await openWithPage()
    const cachedBody = handler.pages.get(`http://${host}|1|1|/`)?.encoded.br?.body
    expect(cachedBody?.buffer.byteLength).toBe(cachedBody?.length)
  })

  test('a visitor who has it gets no body', async () => {
    const { ask } = await openWithPage()
    const answer = await ask('/', { host, 'if-none-match': '"e0", "e1"' })
    expect([answer.status, answer.body.length]).toEqual([304, 0])
  })

  test('campaign tags make no other page, filters do', async () => {
    const { ask, passed } = await openWithPage()
    await ask('/?utm_source=mail&fbclid=1', { host })
    await ask('/productos?fbclid=1&category=Lino&page=1', { host })
    expect(passed()).toBe(0)
    await ask('/productos?category=Seda', { host })
    expect(passed()).toBe(1)
  })

  test('another port, or a reload without cache, is no other page', async () => {
    const { ask, passed } = await openWithPage()
    await ask('/', { host: `${host}:3001` })
    await ask('/', { host, 'cache-control': 'no-cache' })
    expect(passed()).toBe(0)
  })

  test.each([
    ['/productos', '/productos'],
    ['/wa/ana/productos?page=2&utm_source=x', '/wa/ana/productos?page=2'],
    ['/productos/caf%C3%A9-12?key=1', '/productos/caf%C3%A9-12'],
    ['/blog?page=3&x=1', '/blog?page=3'],
    ['/wa/ana/cart?items=1:1', '/wa/ana/cart'],
    ['/productos?q=lino', null],
    ['/productos?min=1', null],
    ['/productos?options=Talla:M', null],
    ['/productos?options=', '/productos'],
    ['/productos?max=1', null],
    ['/blog?title=lino', null],
    ['/wa/ana/%70roductos?q=lino', null],
    ['/productos/%76estido-12', null],
    ['/checkout?items=1:1', null],
    ['/template13', null],
  ])('%s is kept as %s', (url, address) => {
    expect(pageAddress(url)).toBe(address)
  })

  test('another host, another mount, a form: none of them gets it', async () => {
    const { ask, passed } = await openWithPage()
    await ask('/', { host: 'mercado.localhost' })
    await ask('/wa/alborada', { host })
    await ask('/', { host, 'content-length': 0 }, 'POST')
    expect(passed()).toBe(3)
  })

  test('thousands who ask for a cold page at once cause one drawing; where it is not kept, one for each', async () => {
    const { handler } = await open()
    const drawn: http.ServerResponse[] = []
    const port = await listen((request, response) => handler.answer(request, response, () => drawn.push(response)))
    const agent = new http.Agent({ maxSockets: 500 })
    const read = (path: string) =>
      new Promise<number>((resolve, reject) =>
        http
          .get({ port, path, headers: { host }, agent }, (answer) =>
            answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
          )
          .on('error', reject),
      )
    const crowd = Promise.all(Array.from({ length: 5_000 }, () => read('/')))
    await expect.poll(() => drawn.length).toBe(1)
    const key = `http://${host}|1|1`
    handler.introduce(`http://${host}`, { shopId: 1, key, checkedAt: 1_000_000, refresh: async () => {} })
    handler.pages.set(`${key}|/`, handler.pages.make(Buffer.from(html), '"e1"', [], lifetimeOf(1_000_000, null)))
    drawn[0]?.end(html)
    expect(new Set(await crowd)).toEqual(new Set([200]))
    expect(drawn).toHaveLength(1)

    const others = Promise.all(Array.from({ length: 10 }, () => read('/productos/nada-1')))
    await expect.poll(() => drawn.length).toBe(2)
    drawn[1]?.writeHead(404).end()
    await expect.poll(() => drawn.length).toBe(11)
    for (const response of drawn.slice(2)) response.writeHead(404).end()
    expect(await others).toEqual(Array(10).fill(404))
    agent.destroy()
  })

  test('when the first one leaves, the next one has the page drawn', async () => {
    const { handler } = await open()
    const drawn: http.ServerResponse[] = []
    const port = await listen((request, response) => handler.answer(request, response, () => drawn.push(response)))
    const first = http.get({ port, path: '/', headers: { host }, agent: false }).on('error', () => {})
    await expect.poll(() => drawn.length).toBe(1)
    const second = new Promise<number>((resolve) => {
      http.get({ port, path: '/', headers: { host }, agent: false }, (answer) => resolve(answer.statusCode ?? 0))
    })
    first.destroy()
    await expect.poll(() => drawn.length).toBe(2)
    drawn[1]?.end('drawn')
    expect(await second).toBe(200)
  })

  test('a new version of the shop leaves the old pages behind', async () => {
    const { ask, passed, introduce } = await openWithPage()
    introduce(2)
    await ask('/', { host })
    expect(passed()).toBe(1)
  })

  test('a page older than a minute is sent at once while it is drawn anew, once for all who ask, and again when that fails', async () => {
    const { handler, ask, passed, pass, now, introduce } = await openWithPage()
    const drawn: Request[] = []
    let isAway = true
    handler.redrawWith(async (request) => {
      drawn.push(request)
      if (isAway) throw new Error('the API is away')
      const headers: [string, string][] = [['ETag', '"e2"']]
      const page = handler.pages.make(Buffer.from('<p>new</p>'), '"e2"', headers, lifetimeOf(now(), null))
      handler.pages.set(`http://${host}|1|1|/`, page)
      return new Response(null)
    })
    const etags = () =>
      Promise.all(Array.from({ length: 5 }, async () => (await ask('/?fbclid=1', { host })).headers.etag))
    const old = Array(5).fill('"e1"')
    pass(61_000)
    introduce(1)
    expect(await etags()).toEqual(old)
    expect(drawn.map(({ url }) => url)).toEqual([`http://${host}/`])
    expect(Object.fromEntries(drawn[0]?.headers ?? [])).toMatchObject({ host, 'x-forwarded-proto': 'http' })
    pass(9_000)
    introduce(1)
    expect(await etags()).toEqual(old)
    expect(drawn).toHaveLength(1)
    pass(2_000)
    isAway = false
    introduce(1)
    expect(new Set(await etags())).toContain('"e1"')
    expect(drawn).toHaveLength(2)
    expect(await etags()).toEqual(Array(5).fill('"e2"'))
    expect(passed()).toBe(0)
  })

  test('a page is no longer sent after eleven minutes, and is still there for when the API is away', async () => {
    const { ask, passed, pass, introduce, handler } = await openWithPage()
    pass(661_000)
    introduce(1)
    await ask('/', { host })
    expect(passed()).toBe(1)
    expect(handler.pages.stale(`http://${host}|1|1|/`)?.etag).toBe('"e1"')
  })

  test('the version is read again after a second in the background, and after five before answering', async () => {
    const { ask, passed, pass, refreshes } = await openWithPage()
    await ask('/', { host })
    expect(refreshes()).toBe(0)
    pass(2_000)
    await ask('/', { host })
    expect([refreshes(), passed()]).toEqual([1, 0])
    pass(10_000)
    await ask('/', { host })
    expect([refreshes(), passed()]).toEqual([2, 0])
  })
})
