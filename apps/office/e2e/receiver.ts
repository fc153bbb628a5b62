import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Told = { readonly headers: http.IncomingHttpHeaders; readonly body: string }

/** A merchant's program that receives webhooks. */
export async function openReceiver() {
  const told: Told[] = []
  const server = http.createServer(async (request, response) => {
    told.push({ headers: request.headers, body: (await request.toArray()).join('') })
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/avisos`,
    told,
    /** The types of the received events, in order. */
    types: () => told.map(({ body }) => (JSON.parse(body) as { readonly type: string }).type),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Whether one of the signatures was made with this secret, as Standard Webhooks prescribes. */
export function isSignedWith(secret: string, { headers, body }: Told): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const said = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = createHmac('sha256', key).update(said).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${right}`)
}
