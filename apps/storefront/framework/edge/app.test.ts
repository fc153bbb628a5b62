import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from './app.mjs'
import { log } from './log.mjs'

const servers: http.Server[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) server.closeAllConnections()
})

type App = (request: Request) => Promise<Response>
const noPage = (): Buffer | undefined => undefined

async function opened(app: App, bodyOf = noPage) {
  const server = http.createServer(createApp(app, { bodyOf }))
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server.address() as AddressInfo
}

/** Starts a server with this app; returns a function that sends requests to it. */
async function serving(app: App, bodyOf = noPage) {
  const { port } = await opened(app, bodyOf)
  return (path: string, options: http.RequestOptions = {}, body?: string) =>
    new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const request = http.request({ host: '127.0.0.1', port, path, ...options }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
      request.once('error', reject)
      request.end(body)
    })
}

test('method, address, headers and body reach the app, and its answer with all its cookies the visitor', async () => {
  const ask = await serving(async (request) => {
    const form = await request.formData()
    const headers = new Headers([
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
      ['Location', `${new URL(request.url).pathname}?${form.get('name')}&${request.headers.get('x-own')}`],
    ])
    return new Response(null, { status: 303, headers })
  })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'x-own': 'yes' }
  const answer = await ask('/cart', { method: 'POST', headers }, 'name=Ana')
  expect(answer).toMatchObject({ status: 303, headers: { location: '/cart?Ana&yes', 'set-cookie': ['a=1', 'b=2'] } })
})

test('texts are compressed as the visitor accepts, pictures are not', async () => {
  const long = 'ñandú '.repeat(1000)
  const ask = await serving(async ({ url }) => {
    const type = url.endsWith('png') ? 'image/png' : 'application/rss+xml; charset=utf-8'
    return new Response(long, { headers: { 'Content-Type': type } })
  })
  const accepting = { headers: { 'Accept-Encoding': 'gzip, br' } }
  const feed = await ask('/feed', accepting)
  expect(feed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(feed.body).toString()).toBe(long)
  expect((await ask('/feed')).body.toString()).toBe(long)
  expect((await ask('/png', accepting)).headers['content-encoding']).toBeUndefined()
})

test('F24: of a large answer, who does not read on has a part in memory, and gets all of it after that', async () => {
  const part = Buffer.alloc(64 * 1024, 'a')
  let made = 0
  function* parts() {
    for (; made < 500; made++) yield part
  }
  const body = () => Readable.toWeb(Readable.from(parts(), { highWaterMark: 1 })) as ReadableStream<Uint8Array>
  const { port } = await opened(async () => new Response(body()))
  const answer = await new Promise<http.IncomingMessage>((resolve) => http.get({ port, agent: false }, resolve))
  for (let round = 0; round < 1_000; round++) await new Promise((resolve) => setImmediate(resolve))
  expect(made).toBeLessThan(200)
  const read = await answer.toArray()
  expect(read.reduce((sum, chunk) => sum + chunk.length, 0)).toBe(500 * part.length)
})

test('a page is sent as its bytes are kept, and only its head for HEAD', async () => {
  const page = Buffer.from('already compressed')
  const ask = await serving(
    async () => new Response(null, { headers: { 'Content-Encoding': 'br' } }),
    () => page,
  )
  expect((await ask('/')).body).toEqual(page)
  expect((await ask('/', { method: 'HEAD' })).body).toHaveLength(0)
})

test('an app that fails is answered for, without its reason', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const ask = await serving(async () => {
    throw new Error('the secret')
  })
  const answer = await ask('/')
  expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } })
  expect(answer.body.toString()).not.toContain('secret')
  expect(logged).toHaveBeenCalled()
})

test('the app is told when the visitor has left', async () => {
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  let arrived = () => {}
  const ask = await serving(
    ({ signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          leave()
          resolve(new Response('late'))
        })
        arrived()
      }),
  )
  const controller = new AbortController()
  arrived = () => controller.abort()
  await expect(ask('/', { signal: controller.signal })).rejects.toThrow()
  await left
})
