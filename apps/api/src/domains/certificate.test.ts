import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type LookupFunction, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { certificateOf } from './certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'feria-certificate-'))
const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
const pem = { key: '', cert: '' }
beforeAll(() => {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=tienda.example', '-addext', 'subjectAltName=DNS:tienda.example']
  execFileSync('openssl', ['req', '-x509', ...curve, ...name, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' })
  pem.key = readFileSync(keyFile, 'utf8')
  pem.cert = readFileSync(certFile, 'utf8')
})
afterAll(() => rmSync(folder, { recursive: true }))

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}
/** Resolves every name to this machine. */
const lookup: LookupFunction = (_, { all }, done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
const secure = () => createTlsServer(pem, (socket) => socket.on('error', () => undefined))

test('a certificate for the name that browsers trust is valid', async () => {
  const port = await listen(secure())
  expect(await certificateOf('tienda.example', { port, lookup, ca: pem.cert })).toBe('valid')
})

test('one that nobody trusts, one for another name, and none at all are missing', async () => {
  const port = await listen(secure())
  expect(await certificateOf('tienda.example', { port, lookup })).toBe('missing')
  expect(await certificateOf('otra.example', { port, lookup, ca: pem.cert })).toBe('missing')
  const plain = await listen(createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))
  expect(await certificateOf('tienda.example', { port: plain, lookup })).toBe('missing')
  servers.splice(0).map((server) => server.close())
  expect(await certificateOf('tienda.example', { port: plain, lookup })).toBe('missing')
})

test('nothing in a private network is asked', async () => {
  let lookups = 0
  const port = await listen(
    createServer((socket) => {
      lookups++
      socket.destroy()
    }),
  )
  expect(await certificateOf('localhost', { port })).toBe('unknown')
  expect(await certificateOf('127.0.0.1', { port })).toBe('unknown')
  expect(lookups).toBe(0)
})
