import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { freePort, startProgram } from '@store/sandbox/program'

const storefront = fileURLToPath(new URL('..', import.meta.url))

/** Required settings besides the ports: `DEMO` marks a demonstration. */
const SETTINGS = { DEMO: '1', SHOPPER_SECRET: 'of another storefront' }

/** Starts another storefront of the same build. */
export async function openStorefront(env: Readonly<Record<string, string>>) {
  const port = await freePort()
  return startProgram({ folder: storefront, port, env: { PORT: String(port), ...SETTINGS, ...env } })
}

/** Returns the body for an address: the API's own answer, parsed, or another one. */
type Alter = (url: string, answer: Record<string, unknown>) => unknown

/** A proxy to the API that changes its answers. */
export async function openAlteredApi(alter: Alter) {
  const server = http.createServer(async (request, response) => {
    const { method, url = '', headers } = request
    const body = method === 'POST' ? Buffer.concat(await request.toArray()) : undefined
    const answer = await fetch(`http://127.0.0.1:${process.env.STOREFRONT_API_PORT}${url}`, {
      method,
      body,
      headers: new Headers(Object.entries(headers) as [string, string][]),
    })
    const altered = alter(url, (await answer.json()) as Record<string, unknown>)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(altered))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
