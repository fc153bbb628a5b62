import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trustProxies } from '@store/api-client/shopper'
import { readDomainSettings } from '@store/core'
import { createRequestHandler } from './request-handler.mjs'

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }
const opened: http.Server[] = []
/** Closes the servers that a test has opened: for `afterEach`. */
export function closeServers() {
  for (const server of opened.splice(0)) server.close()
}

export async function listen(handler: http.RequestListener): Promise<number> {
  const server = http.createServer(handler)
  opened.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A request handler in front of an app that returns the facts about the visitor that it received. */
export async function open(settings: Partial<Parameters<typeof createRequestHandler>[0]> = {}) {
  const clientFolder = mkdtempSync(join(tmpdir(), 'edge-'))
  mkdirSync(join(clientFolder, 'assets'))
  writeFileSync(join(clientFolder, 'assets', 'home-a1.js'), 'export {}')
  writeFileSync(join(clientFolder, 'secret.txt'), 'not an asset')
  let clock = 1_000_000
  const handler = createRequestHandler(
    {
      port: 0,
      host: undefined,
      apiUrl: new URL('http://127.0.0.1:1'),
      trustedProxies: trustProxies(''),
      hostHeader: null,
      metrics: null,
      pageCache: true,
      domains: readDomainSettings({}),
      drainMs: 0,
      clientFolder,
      ...settings,
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

export const seen = ({ body }: Answer) => JSON.parse(String(body)) as Record<string, string | undefined>
