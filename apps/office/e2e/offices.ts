import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { forward, freePort, startProgram } from '@store/sandbox/program'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Starts another office of the same build, with its own API address. */
export async function openOffice(apiUrl: string) {
  const port = await freePort()
  const url = `http://office.localhost:${port}`
  const env = {
    OFFICE_PORT: String(port),
    OFFICE_URL: url,
    API_URL: apiUrl,
    LOG_LEVEL: 'error',
    // Lets the tests set the client's address.
    TRUST_PROXY: '127.0.0.1',
    SHOPPER_SECRET: readFileSync(join(process.env.STOREFRONT_DATA ?? '', 'shopper.secret'), 'utf8').trim(),
  }
  return { ...(await startProgram({ folder, port, env })), url }
}

type Headers = http.IncomingHttpHeaders

/**
 * A proxy to the API that can be unreachable, become unreachable after the next write, or refuse writes for lack of a fresh
 * proof. `alter` changes the headers of requests, such as the credentials.
 */
export async function openApiProxy(alter = (_path: string, headers: Headers): Headers => headers) {
  let isAway = false
  let isStale = false
  let goesAway = false
  const proxy = http.createServer((request, response) => {
    if (isAway) return void request.socket.destroy()
    const { url: path = '', headers, method } = request
    if (goesAway && method !== 'GET')
      response.once('close', () => {
        goesAway = false
        isAway = true
      })
    if (isStale && method === 'POST' && path.startsWith('/manage/v1/shops/')) {
      const problem = {
        type: 'about:blank',
        title: 'Forbidden',
        status: 403,
        code: 'freshNeeded',
        detail: 'Prove who you are.',
        requestId: 'x',
      }
      request.resume()
      return void response.writeHead(403, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem))
    }
    forward(request, response, { port: Number(process.env.STOREFRONT_API_PORT), headers: alter(path, headers) })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    away: (away: boolean) => {
      isAway = away
    },
    awayAfterWrite: () => {
      goesAway = true
    },
    stale: (stale: boolean) => {
      isStale = stale
    },
    stop: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
