import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { createLog, createMetricsServer, createRegistry, startTracing } from '@store/telemetry'
import { Histogram } from 'prom-client'
import { createOffice } from './office.ts'
import { missingSettings, readSettings } from './settings.ts'

/** The office's server: common handling of requests, and the app that Remix has built. */

/** How long running requests may take after the signal to stop, in milliseconds. */
const GRACE = 10_000
/** Timeouts of the headers and of a whole request, in milliseconds. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 }
const LEVELS = ['debug', 'info', 'warn', 'error'] as const

const missing = missingSettings(process.env)
if (missing !== null) {
  console.error(missing)
  process.exit(1)
}
const settings = readSettings(process.env)
const log = createLog(LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? 'info')
const stopTracing = await startTracing('feria-office')
const registry = settings.metrics && createRegistry()
const seconds =
  registry &&
  new Histogram({
    name: 'feria_office_request_seconds',
    help: 'How long requests of the office took',
    labelNames: ['method', 'status'],
    registers: [registry],
  })
let stopping = false

const build: ServerBuild = await import(pathToFileURL(resolve('build/server/index.js')).href)
const handle = createRequestHandler(build, build.mode)
const office = createOffice({
  settings,
  clientFolder: resolve('build/client'),
  log,
  app: (request, visit) => handle(request, { ...visit }),
  isStopping: () => stopping,
  answered: (method, status, took) => seconds?.observe({ method, status }, took),
})

const server = createServer(PATIENCE, getRequestListener(office.fetch))
// Longer than a proxy's usual minute, so that the proxy closes idle connections first.
server.keepAliveTimeout = 65_000
server.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EADDRINUSE') throw problem
  console.error(`Port ${settings.port} is taken. Stop what uses it, or set OFFICE_PORT to another one.`)
  process.exit(1)
})
server.listen({ port: settings.port, host: settings.host }, () => {
  process.send?.({ ready: true })
})
const metrics = registry && createMetricsServer(registry)
metrics?.on('error', (problem) => {
  // A second office on the machine needs another port; without metrics the office still works.
  console.error(`Metrics cannot be served: ${problem.message}. Set OFFICE_METRICS_PORT to another port.`)
})
if (settings.metrics) metrics?.listen(settings.metrics)

async function stop() {
  if (stopping) return
  stopping = true
  await pause(settings.drainMs)
  setTimeout(() => server.closeAllConnections(), GRACE).unref()
  metrics?.close()
  server.close(() => {
    void stopTracing()
      .catch(() => undefined)
      .finally(() => process.exit(0))
  })
  server.closeIdleConnections()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
process.on('disconnect', () => void stop())
