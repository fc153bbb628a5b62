import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createOutage } from './outage.mjs'

/** Matches the requests that check whether the storefront's version of a shop is still the newest. */
const IS_NEWEST = /\/storefront\/v1\/shop\?.*\bversion=/

/**
 * An HTTP proxy to a server of this machine, which can be cut and slowed. `calls` counts the requests, by method and
 * address.
 */
export async function openProxy(target) {
  const { hostname, port: targetPort } = new URL(target)
  const calls = new Map()
  const outage = createOutage(() => server.closeAllConnections())
  const server = http.createServer(async (request, response) => {
    const requestLine = `${request.method} ${request.url}`
    calls.set(requestLine, (calls.get(requestLine) ?? 0) + 1)
    if (outage.isCut()) return request.socket.destroy()
    if (outage.delay() > 0) await pause(outage.delay())
    const { method, url: path, headers } = request
    const onward = http.request({ host: hostname, port: targetPort, method, path, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const agent = new http.Agent({ keepAlive: true })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    calls,
    /** The number of requests by address, without version checks, which are made every second for any number of visitors. */
    asked: () => [...calls].filter(([call]) => !IS_NEWEST.test(call)),
    ...outage.controls,
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
