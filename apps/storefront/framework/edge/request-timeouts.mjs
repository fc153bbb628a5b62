import { mayCome } from './bodies.mjs'

/**
 * Milliseconds for the headers and for a whole request: a file of 5 MiB over a slow phone's network.
 * Forms have less time (`endSlowForm`).
 */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2_000 }

/**
 * Answers 408 to requests that come too slowly, and refuses a body that is too large before it is sent, where the client
 * asks first (`Expect: 100-continue`). To be called before the server listens.
 *
 * @param {import('node:http').Server} server
 */
export function limitRequestTime(server, patience = PATIENCE) {
  Object.assign(server, patience)
  server.on('checkContinue', (request, response) => {
    if (mayCome(request)) response.writeContinue()
    server.emit('request', request, response)
  })
}
