import http from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { trustProxies } from '@store/api-client/shopper'
import { readDomainSettings } from '@store/core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createRequestHandler } from './request-handler.mjs'
import { limitRequestTime } from './request-timeouts.mjs'

let server: http.Server
let passedOn = 0
let arrived = () => {}
const opened: http.Server[] = []
afterAll(() => {
  for (const each of opened) each.close()
})
afterEach(() => vi.useRealTimers())

async function open(patience?: Parameters<typeof limitRequestTime>[1]): Promise<http.Server> {
  const settings = {
    port: 0,
    host: undefined,
    apiUrl: new URL('http://127.0.0.1:1'),
    trustedProxies: trustProxies(''),
    hostHeader: null,
    domains: readDomainSettings({}),
    metrics: null,
    drainMs: 0,
    pageCache: true,
  }
  const handler = createRequestHandler({ ...settings, clientFolder: '.' })
  const server = http.createServer((request, response) =>
    handler.answer(request, response, () => {
      passedOn++
      arrived()
      // Like the app where no form is expected: the stream gets a listener, but is never read on.
      if (request.url === '/nada') return request.once('data', () => request.pause()) && response.end('unread')
      request.resume().once('end', () => response.end('read'))
    }),
  )
  limitRequestTime(server, patience)
  opened.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}
beforeAll(async () => {
  server = await open({ headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 })
})

const call = (to = server) => connect((to.address() as AddressInfo).port, '127.0.0.1')

/** Sends these parts; returns everything received until the connection is closed. */
function tell(...parts: readonly string[]): Promise<string> {
  const socket = call()
  socket.write(parts.join('\r\n'))
  return textFrom(socket)
}

function textFrom(socket: Socket): Promise<string> {
  let told = ''
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      told += chunk
    })
  return new Promise((done) => socket.once('close', () => done(told)))
}

const POST = 'POST /checkout HTTP/1.1\r\nHost: alborada.localhost'

test.each([
  ['headers', [POST, 'X-Slow: 1']],
  ['a form', [POST, 'Content-Length: 100', '', 'name=An']],
])('who stops in the middle of %s is answered 408 and loses the connection', async (_, parts) => {
  expect(await tell(...parts)).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([
  ['a form too large', [POST, 'Content-Length: 10000000000', '', 'x']],
  ['a form too large, asked for first', [POST, 'Content-Length: 10000000000', 'Expect: 100-continue', '', '']],
  ['a form of no known length', [POST, 'Transfer-Encoding: chunked', '', '1', 'x', '']],
  ['a body with a read', ['GET / HTTP/1.1\r\nHost: alborada.localhost', 'Content-Length: 10000000000', '', 'x']],
])('%s is refused before it is read, and never reaches the app', async (_, parts) => {
  const before = passedOn
  const told = await tell(...parts)
  expect(told).toMatch(/^HTTP\/1\.1 413 /)
  expect(told).not.toContain('100 Continue')
  expect(passedOn).toBe(before)
})

test('a form of usual size that asks first is let in', async () => {
  const told = await tell(POST, 'Content-Length: 6', 'Expect: 100-continue', 'Connection: close', '', 'name=A')
  expect(told).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 .*read/s)
})

const UPLOAD =
  'POST /pedido/7?key=a HTTP/1.1\r\nHost: alborada.localhost\r\nContent-Type: multipart/form-data; boundary=x'

test.each([
  ['a file of usual size', 300_000, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 .*read/s],
  ['a file that is too large', 6_000_000, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 303 .*comprobante=tooBig/s],
  ['a file beyond any mistake', 13_000_000, /^HTTP\/1\.1 413 /],
])('%s that asks first is answered', async (_, bytes, answer) => {
  const asked = [UPLOAD, `Content-Length: ${bytes}`, 'Expect: 100-continue', 'Connection: close', '']
  expect(await tell(...asked, bytes < 13_000_000 ? 'x'.repeat(bytes) : '')).toMatch(answer)
})

/** Sends the beginning of a request; returns the response, and a function that sends more. */
async function begin(to: http.Server, head: string) {
  const socket = call(to)
  const told = textFrom(socket)
  const isHere = new Promise<void>((here) => {
    arrived = here
  })
  socket.write([head, 'Content-Length: 6', 'Connection: close', '', 'nam'].join('\r\n'))
  await isHere
  return { told, goOn: () => socket.write('e=A') }
}

test('a form has half a minute, a file as long as the server gives it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const patient = await open()
  const form = await begin(patient, POST)
  vi.advanceTimersByTime(29_999)
  form.goOn()
  expect(await form.told).toMatch(/^HTTP\/1\.1 200 /)
  const slow = await begin(patient, POST)
  vi.advanceTimersByTime(30_000)
  expect(await slow.told).toMatch(/^HTTP\/1\.1 408 /)
  const file = await begin(patient, UPLOAD)
  vi.advanceTimersByTime(110_000)
  file.goOn()
  expect(await file.told).toMatch(/^HTTP\/1\.1 200 /)
})

test('a form that nobody read holds up nothing that comes behind it on the same connection', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = server.address() as AddressInfo
  const send = (path: string, form: string) =>
    new Promise((done, fail) => {
      const headers = { host: 'alborada.localhost', 'content-length': form.length }
      const request = http.request({ port, host: '127.0.0.1', method: 'POST', path, agent, headers }, (response) => {
        response.resume().once('end', () => done([response.statusCode, request.reusedSocket]))
      })
      request.once('error', fail).end(form)
    })
  expect(await send('/nada', 'x'.repeat(250_000))).toEqual([200, false])
  expect(await send('/checkout', 'name=Ana')).toEqual([200, true])
  agent.destroy()
})
