import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Whether the version of a shop that the storefront has is still the newest. */
const IS_NEWEST = /\/storefront\/v1\/shop\?.*\bversion=/

/**
 * A proxy before a server of this machine, which can be cut and slowed. `calls` counts what was asked through it, by method
 * and address.
 */
export async function openProxy(target) {
  const { hostname, port: targetPort } = new URL(target)
  const calls = new Map()
  let delay = 0
  let cut = false
  const server = http.createServer(async (request, response) => {
    const asked = `${request.method} ${request.url}`
    calls.set(asked, (calls.get(asked) ?? 0) + 1)
    if (cut) return request.socket.destroy()
    if (delay > 0) await pause(delay)
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
    /** How often each part was asked for; whether a shop has changed is asked every second, by any number of visitors. */
    asked: () => [...calls].filter(([call]) => !IS_NEWEST.test(call)),
    /** From now on every connection is closed without an answer. */
    cut: () => {
      cut = true
      server.closeAllConnections()
    },
    /** Answers take so many milliseconds longer; 0 mends everything. */
    slow: (ms) => {
      cut = false
      delay = ms
    },
    mend: () => {
      cut = false
      delay = 0
    },
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
