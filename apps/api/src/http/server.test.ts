import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { createApiServer } from './server.ts'

let db: TestDatabase
let server: Server
let lines: readonly string[]
const sockets: Socket[] = []
beforeAll(async () => {
  db = await openTestDatabase()
  const made = testApi(db, {}, 'info')
  lines = made.lines
  server = createApiServer(made.app.fetch, { headers: 300, request: 600, lookEvery: 50 })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(async () => {
  await new Promise((done) => server.close(done))
  await db.close()
})

/** A connection whose received text can be awaited until the server closes it. */
function dial() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  const answered = new Promise<string>((done) => {
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.once('close', () => done(received))
  })
  socket.on('error', () => undefined)
  return { socket, answered }
}

const head = (...headers: readonly string[]) =>
  ['POST /storefront/v1/orders/quote HTTP/1.1', 'Host: api', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  )

test('who announces more than 1 MiB is refused before sending it, with a problem', async () => {
  const { socket, answered } = dial()
  socket.write(head('Content-Length: 10000000000'))
  const answer = await answered
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('"status":413,"detail":"The body is too large"}')
})

test('who asks first whether it may send that much is told no', async () => {
  const { socket, answered } = dial()
  socket.write(head('Content-Length: 10000000000', 'Expect: 100-continue'))
  const answer = await answered
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).not.toContain('100 Continue')
})

test('who asks first and sends little is let in', async () => {
  const { socket, answered } = dial()
  socket.write(head('Content-Length: 2', 'Expect: 100-continue', 'Connection: close'))
  socket.once('data', () => socket.write('{}'))
  expect(await answered).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /)
})

test('an endless body without a length is cut off', async () => {
  const { socket, answered } = dial()
  socket.write(head('Transfer-Encoding: chunked'))
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  let sent = 0
  const more = () => {
    while (!socket.destroyed && socket.writable) {
      sent += 0x10000
      if (!socket.write(chunk)) return void socket.once('drain', more)
    }
  }
  more()
  expect(await answered).toMatch(/^HTTP\/1\.1 413 /)
  expect(sent).toBeLessThan(200 * 1024 * 1024)
})

test.each([
  ['headers', 'POST /storefront/v1/orders/quote HTTP/1.1\r\nHost: api\r\n'],
  ['a body', `${head('Content-Length: 100')}{"shopId":`],
  ['a chunked body', `${head('Transfer-Encoding: chunked')}5\r\n{"sho`],
])('who stops in the middle of %s is told that it took too long, and loses the connection', async (_, part) => {
  const { socket, answered } = dial()
  socket.write(part)
  expect(await answered).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([
  ['a body', `${head('Content-Length: 100')}{"shopId":`],
  ['a chunked body', `${head('Transfer-Encoding: chunked')}5\r\n{"sho`],
])('who leaves in the middle of %s is no failure of the service', async (_, part) => {
  const { socket } = dial()
  const before = lines.length
  socket.write(part)
  // The response to a later request shows that this one has begun.
  const { socket: later, answered } = dial()
  later.write('GET /healthz HTTP/1.1\r\nHost: api\r\nConnection: close\r\n\r\n')
  await answered
  socket.destroy()
  const ended = () => lines.slice(before).find((line) => line.includes('"method":"POST"'))
  await expect.poll(ended).toBeDefined()
  expect(ended()).toMatch(/"level":"info".*"status":4\d\d/)
})

test('after a body that nobody read, the connection answers the next request', async () => {
  const { socket, answered } = dial()
  const body = 'x'.repeat(900_000)
  const lines = [
    'POST /api/v1/templates/websites/views/1 HTTP/1.1',
    'Host: api',
    `Content-Length: ${body.length}`,
    '',
    body,
  ]
  socket.write(lines.join('\r\n'))
  socket.write('GET /healthz HTTP/1.1\r\nHost: api\r\nConnection: close\r\n\r\n')
  expect(await answered).toMatch(/^HTTP\/1\.1 404 .*HTTP\/1\.1 200 .*ok$/s)
})

test('a read with a body is answered, and its body not waited for', async () => {
  const { socket, answered } = dial()
  socket.write('GET /healthz HTTP/1.1\r\nHost: api\r\nContent-Length: 10000000000\r\n\r\n')
  expect(await answered).toMatch(/^HTTP\/1\.1 200 .*ok$/s)
})

test('a client is told to close an idle connection long before the server does', async () => {
  const { socket } = dial()
  socket.write('GET /healthz HTTP/1.1\r\nHost: api\r\n\r\n')
  const [answer] = await once(socket, 'data')
  const [, told] = /^HTTP\/1\.1 200 [\s\S]*\nKeep-Alive: timeout=(\d+)\r\n/i.exec(String(answer)) ?? []
  // Proxies keep theirs for a minute at most.
  expect(server.keepAliveTimeout).toBeGreaterThanOrEqual(Math.max(2_000 * Number(told), 61_000))
})
