import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { trustProxies } from '@store/api-client/shopper'
import { readDomainSettings } from '@store/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDoor } from './door.mjs'
import { limitSenders } from './senders.mjs'

let server: http.Server
let passedOn = 0
beforeAll(async () => {
  const settings = {
    port: 0,
    apiUrl: new URL('http://127.0.0.1:1'),
    trustedProxies: trustProxies(''),
    hostHeader: null,
    domains: readDomainSettings({}),
    pageCache: true,
  }
  const door = createDoor({ ...settings, clientFolder: '.' })
  server = http.createServer((request, response) =>
    door.answer(request, response, () => {
      passedOn++
      // As the app does where no form is expected: the stream has a listener, and nobody ever reads on.
      if (request.url === '/nada') return request.once('data', () => request.pause()) && response.end('unread')
      request.resume().once('end', () => response.end('read'))
    }),
  )
  limitSenders(server, { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())

/** Everything the door says until it closes the connection. */
function tell(...parts: readonly string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(parts.join('\r\n'))
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
