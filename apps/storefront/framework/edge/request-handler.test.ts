import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { trustProxies } from '@store/api-client/shopper'
import { readDomainSettings } from '@store/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { log } from './log.mjs'
import { createMedia } from './media.mjs'
import { pageAddress } from './page-address.mjs'
import { createRequestHandler, MAX_ADDRESS_LENGTH } from './request-handler.mjs'
import { readSettings } from './settings.mjs'

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }
const opened: http.Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function listen(handler: http.RequestListener): Promise<number> {
  const server = http.createServer(handler)
  opened.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A request handler before an app that answers with what it was told about the visitor. */
async function open(settings: Partial<Parameters<typeof createRequestHandler>[0]> = {}) {
  const clientFolder = mkdtempSync(join(tmpdir(), 'edge-'))
  mkdirSync(join(clientFolder, 'assets'))
  writeFileSync(join(clientFolder, 'assets', 'home-a1.js'), 'export {}')
  writeFileSync(join(clientFolder, 'secret.txt'), 'not an asset')
  let clock = 1_000_000
  const handler = createRequestHandler(
    {
      ...{
        port: 0,
        host: undefined,
        apiUrl: new URL('http://127.0.0.1:1'),
        trustedProxies: trustProxies(''),
        hostHeader: null,
        metrics: null,
        drainMs: 0,
        pageCache: true,
      },
      domains: readDomainSettings({}),
      drainMs: 0,
      ...{ clientFolder, ...settings },
    },
    () => clock,
  )
  let passed = 0
  const port = await listen((request, response) =>
    handler.answer(request, response, () => {
      passed++
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ ...request.headers, url: request.url }))
    }),
  )
  const ask = (path: string, headers: http.OutgoingHttpHeaders | string[] = {}, method = 'GET', body?: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const setHost = !Array.isArray(headers) && !('host' in headers)
      const request = http.request({ port, path, method, headers, setHost, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
      request.on('error', reject)
      request.end(body)
    })
  return { handler, ask, passed: () => passed, pass: (ms: number) => (clock += ms), now: () => clock }
}

const seen = ({ body }: Answer) => JSON.parse(String(body)) as Record<string, string | undefined>

describe('hosts (T7)', () => {
  test.each([
    ['ALBORADA.localhost:3000', 'alborada.localhost:3000'],
    ['alborada.localhost.', 'alborada.localhost'],
    ['[::1]:3000', 'nowhere.invalid'],
    ['a b', 'nowhere.invalid'],
    ['alborada.localhost@evil.example', 'nowhere.invalid'],
    ['alborada.localhost:99999', 'nowhere.invalid'],
    ['', 'nowhere.invalid'],
  ])('Host "%s" reaches the app as %s', async (host, name) => {
    const { ask } = await open()
    expect(seen(await ask('/', { host })).host).toBe(name)
  })

  test('two Host headers are as good as none', async () => {
    const { ask } = await open()
    const answer = await ask('/', ['Host', 'alborada.localhost', 'Host', 'mercado.localhost'])
    expect(seen(answer).host).toBe('nowhere.invalid')
  })

  test('forwarded headers count from a trusted proxy only', async () => {
    const forwarded = {
      host: 'inside.localhost',
      'x-forwarded-host': 'alborada.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9, 198.51.100.7',
      'x-request-id': 'mine',
    }
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const stranger = seen(await (await open()).ask('/', forwarded))
    warn.mockRestore()
    expect(stranger).toMatchObject({
      host: 'inside.localhost',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
    })
    expect(stranger['x-forwarded-host']).toBeUndefined()
    expect(stranger['x-request-id']).not.toBe('mine')

    const trustedProxies = trustProxies('127.0.0.0/8, 198.51.100.7')
    const proxied = seen(await (await open({ trustedProxies, hostHeader: 'x-forwarded-host' })).ask('/', forwarded))
    expect(proxied).toMatchObject({
      host: 'alborada.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    })
  })

  test('X-Forwarded-Host counts where it is named, and never for another shop than Host', async () => {
    const trustedProxies = trustProxies('127.0.0.0/8')
    const two = { host: 'alborada.localhost', 'x-forwarded-host': 'mercado.localhost' }
    expect(seen(await (await open({ trustedProxies })).ask('/', two)).host).toBe('alborada.localhost')
    const { ask } = await open({ trustedProxies, hostHeader: 'x-forwarded-host' })
    expect(seen(await ask('/', two)).host).toBe('nowhere.invalid')
    expect(seen(await ask('/', { ...two, host: '127.0.0.1' })).host).toBe('mercado.localhost')
    expect(seen(await ask('/', { host: 'alborada.localhost' })).host).toBe('alborada.localhost')
  })

  test('a proxy that is not named is spoken of, once', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const { ask } = await open()
    for (let i = 0; i < 3; i++) await ask('/', { 'x-forwarded-for': '203.0.113.9' })
    expect(warn.mock.calls).toEqual([[{ peer: '127.0.0.1' }, expect.stringContaining('TRUST_PROXY')]])
    warn.mockRestore()
  })

  test('a proxy that is no address is refused at start', () => {
    expect(() => readSettings({ TRUST_PROXY: 'nginx' })).toThrow('nginx')
  })
})

describe('requests the app never sees', () => {
  test.each([
    ['GET', '/healthz', 200],
    ['GET', '/readyz', 200],
    ['DELETE', '/', 405],
    ['TRACE', '/', 405],
    ['GET', 'http://evil.example/', 400],
    ['GET', '/favicon.ico', 404],
    ['GET', '/build/assets/../secret.txt', 404],
    ['GET', '/build/assets/..%2fsecret.txt', 404],
    ['GET', '/media/../api/v1/orders', 404],
    ['GET', '/media/%2e%2e/api/v1/orders', 404],
  ])('%s %s answers %i', async (method, path, status) => {
    const { ask, passed } = await open()
    expect((await ask(path, {}, method)).status).toBe(status)
    expect(passed()).toBe(0)
  })

  test('a path nobody can decode is taken by its letters, so that the shop can say it is not there', async () => {
    const { ask } = await open()
    expect(seen(await ask('/promo-50%?x=%E0%A4%A')).url).toBe('/promo-50%25?x=%E0%A4%A')
    expect(seen(await ask('/productos?q=a%00b')).url).toBe('/productos?q=ab')
    expect(seen(await ask('/productos/a%00b?q=%00')).url).toBe('/%EF%BF%BD?q=')
    expect(seen(await ask('/wa/ana/%00')).url).toBe('/wa/ana/%EF%BF%BD')
    expect(seen(await ask('/%E0%A4%A')).url).toBe('/%25E0%25A4%25A')
  })

  test('while stopping it is healthy but not ready, and connections are not kept', async () => {
    const { ask, handler } = await open()
    handler.close()
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/')).headers.connection).toBe('close')
  })

  test.each([{ 'content-length': 300 * 1024 }, { 'transfer-encoding': 'chunked' }])(
    'a form that is too long, or does not say how long it is (%j), is not read',
    async (headers) => {
      const { ask, passed } = await open()
      expect((await ask('/checkout', headers, 'POST')).status).toBe(413)
      expect(passed()).toBe(0)
    },
  )

  test('an address that is too long reaches nothing that would read it', async () => {
    const { ask, passed } = await open()
    const address = (length: number) => `/productos?q=${'+'.repeat(length - '/productos?q='.length)}`
    expect((await ask(address(MAX_ADDRESS_LENGTH + 1))).status).toBe(414)
    expect(passed()).toBe(0)
    expect((await ask(address(8_000))).status).toBe(200)
  })

  test('a file may be sent to the page of an order, and nowhere else; one that is too large leads back to it', async () => {
    const { ask, passed } = await open()
    const send = (path: string, bytes: number, type = 'multipart/form-data; boundary=x') =>
      ask(path, { 'content-type': type, 'content-length': bytes }, 'POST', Buffer.alloc(bytes))
    expect((await send('/pedido/7?key=a', 5_000_000)).status).toBe(200)
    expect((await send('/wa/ana/pedido/7?key=a', 5_000_000)).status).toBe(200)
    expect(passed()).toBe(2)
    const back = await send('/pedido/7?key=a', 6_000_000)
    expect([back.status, back.headers.location]).toEqual([303, '/pedido/7?key=a&comprobante=tooBig#proof'])
    const tooMuch = { 'content-type': 'multipart/form-data', 'content-length': 13_000_000 }
    expect((await ask('/pedido/7?key=a', tooMuch, 'POST')).status).toBe(413)
    for (const [path, type] of [
      ['/checkout', undefined],
      ['/pedido/7/pago/1', undefined],
      ['/pedido/7?key=a', 'application/x-www-form-urlencoded'],
    ] as const)
      expect(
        (await ask(path, { 'content-type': type ?? 'multipart/form-data', 'content-length': 300_000 }, 'POST')).status,
      ).toBe(413)
    expect(passed()).toBe(2)
  })

  test('hashed files are kept for ever', async () => {
    const answer = await (await open()).ask('/build/assets/home-a1.js?v=1')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test.each([
    ['the shop itself', { origin: 'http://alborada.localhost:3000' }, 200],
    ['another shop', { origin: 'http://mercado.localhost:3000' }, 403],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['nonsense', { origin: 'alborada' }, 403],
    ['a browser that hides it, same origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a program', {}, 200],
  ])('a form posted from %s', async (_, headers, status) => {
    const { ask } = await open()
    expect(
      (await ask('/checkout', { host: 'alborada.localhost:3000', 'content-length': 0, ...headers }, 'POST')).status,
    ).toBe(status)
  })

  test('images come from the API, with nothing that could run', async () => {
    let asked: http.IncomingMessage | null = null
    const port = await listen((request, response) => {
      asked = request
      response.writeHead(200, { 'content-type': 'image/svg+xml', etag: '"1"', 'set-cookie': 'a=b' }).end('<svg/>')
    })
    const { ask } = await open({ apiUrl: new URL(`http://127.0.0.1:${port}`) })
    const answer = await ask('/media/7/vestido?w=480', { cookie: 'secret=1', accept: 'image/webp' })
    expect(String(answer.body)).toBe('<svg/>')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(asked).toMatchObject({ url: '/media/7/vestido?w=480', headers: { accept: 'image/webp' } })
    expect(asked).not.toHaveProperty('headers.cookie')
  })

  test('an image the API has compressed says so to the browser', async () => {
    const port = await listen((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'content-encoding': 'gzip' }).end(gzipSync('<svg/>'))
    })
    const { ask } = await open({ apiUrl: new URL(`http://127.0.0.1:${port}`) })
    const answer = await ask('/media/7/vestido.svg', { 'accept-encoding': 'gzip' })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(String(gunzipSync(answer.body))).toBe('<svg/>')
  })

  test('an image is asked for again when the API hung up a connection it had kept', async () => {
    const used = new WeakSet()
    const port = await listen(({ socket }, response) => {
      if (used.has(socket)) return void socket.destroy()
      used.add(socket)
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')
    })
    const { ask } = await open({ apiUrl: new URL(`http://127.0.0.1:${port}`) })
    for (const image of ['/media/7/vestido', '/media/7/falda', '/media/7/blusa'])
      expect((await ask(image)).status).toBe(200)
  })

  test('who reads a picture slowly keeps nobody else from theirs, and is left in time', async () => {
    const picture = Buffer.alloc(8_000_000)
    const api = await listen(({ url }, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(url === '/media/7/small' ? 'small' : picture)
    })
    const media = createMedia(new URL(`http://127.0.0.1:${api}`), { ms: 0, bytesPerSecond: 8_000_000 })
    let left = 0
    const port = await listen((request, response) => {
      response.once('close', () => {
        if (!response.writableFinished) left++
      })
      media(request, response)
    })
    const read = (path: string) =>
      new Promise<http.IncomingMessage>((resolve, reject) =>
        http.get({ port, path, agent: false }, resolve).on('error', reject),
      )
    // Nobody listens to these, so nothing of them is read.
    const slow = await Promise.all(Array.from({ length: 80 }, () => read('/media/7/large')))
    for (const answer of slow) answer.on('error', () => {})
    expect((await read('/media/7/small')).statusCode).toBe(200)
    await expect.poll(() => left, { timeout: 4_000 }).toBe(80)
    for (const answer of slow) answer.destroy()
  })

  test('images are a bad gateway while the API is away', async () => {
    expect((await (await open()).ask('/media/7/vestido')).status).toBe(502)
  })
})

describe('pages already rendered', () => {
  const host = 'alborada.localhost'
  const html = `<!DOCTYPE html><title>Alborada</title>${'<p>lino</p>'.repeat(200)}`

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
    const page = edge.handler.pages.make(Buffer.from(html), '"e1"', [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['ETag', '"e1"'],
      ['Content-Security-Policy', "default-src 'self'"],
    ])
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

  test('thousands who ask for a cold page at once cause one drawing; where it is not kept, one for each (E2.18)', async () => {
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
    handler.pages.set(`${key}|/`, handler.pages.make(Buffer.from(html), '"e1"', []))
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

  test('a page ends after a minute, and is still there for when the API is away', async () => {
    const { ask, passed, pass, introduce, handler } = await openWithPage()
    pass(61_000)
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
