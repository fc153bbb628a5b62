import { mayCome } from './bodies.mjs'

/**
 * Milliseconds for the headers and for a whole request: enough for a file of 5 MiB over a slow mobile network.
 * Forms have a shorter limit (`endSlowForm`).
 */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2_000 }

/**
 * Answers 408 to requests that are too slow, and refuses a body that is too large before it is sent, if the client
 * asks first (`Expect: 100-continue`). Call it before the server listens.
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
