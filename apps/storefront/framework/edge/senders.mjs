import { mayCome } from './bodies.mjs'

/**
 * Milliseconds a sender may take for its headers and for its whole request: a file of 5 MiB over a slow phone's network.
 * Forms have less time (`endSlowForm`).
 */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2_000 }

/**
 * Whoever sends too slowly is answered 408, and whoever asks whether they may send too much is told
 * no before they do. Before the server listens.
 *
 * @param {import('node:http').Server} server
 */
export function limitSenders(server, patience = PATIENCE) {
  Object.assign(server, patience)
  server.on('checkContinue', (request, response) => {
    if (mayCome(request)) response.writeContinue()
    server.emit('request', request, response)
  })
}
