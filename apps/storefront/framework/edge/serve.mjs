import http from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createMetricsServer, startTracing } from '@store/telemetry'
import { isOn } from '../switches.mjs'
import { createApp } from './app.mjs'
import { encodeWhenRead } from './lazy-handoff.mjs'
import { logFailure } from './log.mjs'
import { createRemix } from './remix.mjs'
import { createRequestHandler } from './request-handler.mjs'
import { limitRequestTime } from './request-timeouts.mjs'
import { missingSettings, readSettings } from './settings.mjs'

/** The storefront's server: our request handler, and behind it the app as Remix has built it. */

/**
 * Length of the queue of new connections, as far as the kernel allows (`net.core.somaxconn`). Beyond Node's default of 511 the
 * kernel drops them: visitors who come all at once would wait for a retry, or time out after two minutes.
 */
const BACKLOG = 4096
/** How long running requests may take to finish after the stop signal, in milliseconds. */
const GRACE = 10_000

const missing = missingSettings(process.env)
if (missing !== null) {
  console.error(missing)
  process.exit(1)
}
const settings = readSettings(process.env)
const stopTracing = await startTracing('feria-storefront')
const handler = createRequestHandler(settings)
// The app finds it under this name. Without it, as in development, it works, only slower and without proxy support.
Object.defineProperty(globalThis, Symbol.for('feria.edge'), { value: handler })
if (isOn('lazy-handoff')) encodeWhenRead()
const build = await import(pathToFileURL(resolve('build/server/index.js')).href)
const remix = createRemix(build)
handler.redrawWith(remix)
const app = createApp(remix, handler.pages)

const server = http.createServer((request, response) => {
  logFailure(request, response)
  handler.answer(request, response, () => app(request, response))
})
limitRequestTime(server)
// Longer than the usual minute of a proxy, so that the proxy closes idle connections first.
server.keepAliveTimeout = 65_000
server.on('error', (/** @type {NodeJS.ErrnoException} */ problem) => {
  if (problem.code !== 'EADDRINUSE') throw problem
  console.error(`Port ${settings.port} is taken. Stop what uses it, or set PORT to another one.`)
  process.exit(1)
})
server.listen({ port: settings.port, host: settings.host, backlog: BACKLOG }, () => {
  process.send?.({ ready: true })
})
const metrics = handler.metrics && createMetricsServer(handler.metrics)
metrics?.on('error', (/** @type {Error} */ problem) => {
  // Two storefronts on one machine need different ports; without metrics shops are still served.
  console.error(`Metrics cannot be served: ${problem.message}. Set STOREFRONT_METRICS_PORT to another port.`)
})
if (settings.metrics) metrics?.listen(settings.metrics)
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    handler.close()
    setTimeout(() => {
      setTimeout(() => server.closeAllConnections(), GRACE).unref()
      server.close(() => void stopTracing().catch(() => undefined))
      metrics?.close()
    }, settings.drainMs)
  })
