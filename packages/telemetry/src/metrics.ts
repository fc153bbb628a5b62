import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'

/** The metrics of a process, with those that every process of Node has. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** `/metrics` on a separate port, which is not public. */
export function createMetricsServer(metrics: Registry): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}
