import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { createLog } from '@store/telemetry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOffice, type Visit } from './office.ts'
import { readSettings } from './settings.ts'

const HOST = 'office.test:3100'
const PAGE = 'Un texto que se comprime bien. '.repeat(100)

let visits: Visit[] = []
let stopping = false
const api = createServer((_, response) => response.end('ready'))
beforeAll(() => new Promise<void>((done) => api.listen(0, '127.0.0.1', done)))
afterAll(() => void api.close())

const SCRIPT = 'export const answer = 42\n'
const clientFolder = mkdtempSync(join(tmpdir(), 'office-files-'))
mkdirSync(join(clientFolder, 'assets'))
writeFileSync(join(clientFolder, 'assets/a-1.js'), SCRIPT)
writeFileSync(join(clientFolder, 'assets/a-1.js.br'), brotliCompressSync(SCRIPT))
afterAll(() => rmSync(clientFolder, { recursive: true }))

const officeWith = (env: Readonly<Record<string, string>> = {}) => {
  const { port } = api.address() as AddressInfo
  return createOffice({
    settings: readSettings({ OFFICE_URL: `http://${HOST}`, API_URL: `http://127.0.0.1:${port}`, ...env }),
    clientFolder,
    log: createLog('error'),
    app: async (request, visit) => {
      visits.push(visit)
      if (request.method === 'POST') return new Response(await request.text())
      return new Response(PAGE, { headers: { 'content-type': 'text/html' } })
    },
    isStopping: () => stopping,
    answered: () => undefined,
  })
}

/** The connection that the Node server would pass. */
const CONNECTION = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

const ask = (path: string, init: RequestInit & { readonly headers?: Record<string, string> } = {}, env = {}) =>
  officeWith(env).request(`http://${HOST}${path}`, { ...init, headers: { host: HOST, ...init.headers } }, CONNECTION)

const post = (headers: Record<string, string>, body = 'a=1') => ask('/enter', { method: 'POST', headers, body })

describe('a form', () => {
  it.each([
    ['of the office itself', { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }],
    ['of a browser that hides the origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ])('%s is let in', async (_, headers) => {
    expect((await post(headers)).status).toBe(200)
  })

  it.each([
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of a shop beside it', { origin: 'http://shop.test:3100', 'sec-fetch-site': 'same-site' }],
    ['of another port', { origin: 'http://office.test:3000' }],
    ['that claims our origin across sites', { origin: `http://${HOST}`, 'sec-fetch-site': 'cross-site' }],
    ['that hides where it comes from', { origin: 'null' }],
    ['of a program', {}],
  ])('%s is refused', async (_, headers) => {
    expect((await post(headers)).status).toBe(403)
  })

  it('of the longest text is let in, and one that is larger than any is refused', async () => {
    const headers = { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }
    expect((await post(headers, `text=${encodeURIComponent('ñ'.repeat(200_000))}`)).status).toBe(200)
    expect((await post(headers, 'a'.repeat(2_100_000))).status).toBe(413)
  })
})

it('answers to its own host alone', async () => {
  expect((await ask('/enter', { headers: { host: 'evil.example' } })).status).toBe(421)
})

it('refuses other methods', async () => {
  expect((await ask('/enter', { method: 'DELETE' })).status).toBe(405)
})

it('says that no page may frame it, on every answer', async () => {
  for (const path of ['/enter', '/healthz', '/build/none.js']) {
    const { headers } = await ask(path)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
  const secure = { OFFICE_URL: 'https://office.test' }
  const answer = await ask('/enter', { headers: { host: 'office.test' } }, secure)
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000')
})

it('compresses pages as the browser accepts it', async () => {
  const answer = await ask('/enter', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(String(brotliDecompressSync(await answer.arrayBuffer()))).toBe(PAGE)
  expect(await (await ask('/enter')).text()).toBe(PAGE)
})

it('sends files for a year, as the build compressed them', async () => {
  const answer = await ask('/build/assets/a-1.js', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toContain('javascript')
  expect(String(brotliDecompressSync(await answer.arrayBuffer()))).toBe(SCRIPT)
  expect(await (await ask('/build/assets/a-1.js')).text()).toBe(SCRIPT)
  expect((await ask('/build/assets/none.js')).status).toBe(404)
})

it('asks the API for pictures, and for nothing else', async () => {
  expect((await ask('/media/w_160/1/f6a01174047a63c3c32f8507e9190f2c.svg')).status).toBe(200)
  for (const path of ['/media/..%5C..%5Ccertificates', '/media/..%2F..%2Fcertificates', '/media/a'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})

it('is ready while the API answers, and not while it stops', async () => {
  expect((await ask('/readyz')).status).toBe(200)
  expect((await ask('/readyz', {}, { API_URL: 'http://127.0.0.1:1' })).status).toBe(503)
  stopping = true
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
  stopping = false
})

it('believes a proxy that it trusts about who asks, and nobody else', async () => {
  for (const [trusted, address] of [
    ['', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9'],
  ] as const) {
    visits = []
    const server = createServer()
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const env = { OFFICE_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: trusted }
    server.on('request', getRequestListener(officeWith(env).fetch))
    await fetch(`http://127.0.0.1:${port}/enter`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    server.close()
    expect(visits.map((visit) => visit.address)).toEqual([address])
  }
})
