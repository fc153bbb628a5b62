import http from 'node:http'
import { gunzipSync, gzipSync } from 'node:zlib'
import { trustProxies } from '@store/api-client/shopper'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { log } from './log.mjs'
import { createMedia } from './media.mjs'
import { MAX_ADDRESS_LENGTH } from './request-handler.mjs'
import { closeServers, listen, open, seen } from './request-handler-testing.ts'
import { readSettings } from './settings.mjs'

afterEach(closeServers)

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
    let passedOn: http.IncomingMessage | null = null
    const port = await listen((request, response) => {
      passedOn = request
      response.writeHead(200, { 'content-type': 'image/svg+xml', etag: '"1"', 'set-cookie': 'a=b' }).end('<svg/>')
    })
    const { ask } = await open({ apiUrl: new URL(`http://127.0.0.1:${port}`) })
    const answer = await ask('/media/7/vestido?w=480', { cookie: 'secret=1', accept: 'image/webp' })
    expect(String(answer.body)).toBe('<svg/>')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(passedOn).toMatchObject({ url: '/media/7/vestido?w=480', headers: { accept: 'image/webp' } })
    expect(passedOn).not.toHaveProperty('headers.cookie')
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
    // These bodies are never read.
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
