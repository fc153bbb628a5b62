import http from 'node:http'
import { quietLog } from './log.mjs'
import { createRequestHandler } from './request-handler.mjs'
import { limitRequestTime } from './request-timeouts.mjs'
import { missingSettings, readSettings } from './settings.mjs'

/**
 * Preloaded with `node --import` before remix-serve: puts our request handler before the one server that it creates. The app
 * finds it under this name; without it, the app works, only slower and without proxy support.
 */
const missing = missingSettings(process.env)
if (missing !== null) {
  console.error(missing)
  process.exit(1)
}
const settings = readSettings(process.env)
const handler = createRequestHandler(settings)
Object.defineProperty(globalThis, Symbol.for('feria.edge'), { value: handler })
// Sets the port if it is unset: remix-serve would otherwise choose a free one.
process.env.PORT = String(settings.port)
quietLog()

/**
 * Length of the queue of new connections, as far as the kernel allows (`net.core.somaxconn`). Beyond Node's default of 511 the
 * kernel drops them: visitors who come all at once would wait for a retry, or time out after two minutes.
 */
const BACKLOG = 4096

const createServer = http.createServer
http.createServer = /** @type {typeof createServer} */ (
  (/** @type {Parameters<typeof createServer>} */ ...args) => {
    http.createServer = createServer
    withoutStaticFiles(args.at(-1))
    const server = createServer(...args)
    const emit = server.emit.bind(server)
    server.emit = (/** @type {string} */ event, /** @type {any[]} */ ...values) => {
      if (event !== 'request') return emit(event, ...values)
      handler.answer(values[0], values[1], () => emit(event, ...values))
      return true
    }
    limitRequestTime(server)
    // Longer than the usual minute of a proxy, so that the proxy closes idle connections first.
    server.keepAliveTimeout = 65_000
    const listen = server.listen.bind(server)
    // The arguments of remix-serve: with a host if HOST is set.
    server.listen = /** @type {typeof listen} */ (
      (/** @type {any[]} */ ...[port, ...rest]) => {
        const [listening, host] = rest.reverse()
        return listen({ port, host, backlog: BACKLOG }, listening)
      }
    )
    server.on('listening', () => process.send?.({ ready: true }))
    server.on('error', (/** @type {NodeJS.ErrnoException} */ problem) => {
      if (problem.code !== 'EADDRINUSE') throw problem
      console.error(`Port ${settings.port} is taken. Stop what uses it, or set PORT to another one.`)
      process.exit(1)
    })
    const close = server.close.bind(server)
    server.close = () => {
      handler.close()
      return close()
    }
    return server
  }
)

/**
 * Files are served by the edge. remix-serve would look for one in a folder that this app does not have before every page,
 * which would then be rendered when the disk has answered, outside the fair queue.
 *
 * @param {unknown} app
 */
function withoutStaticFiles(app) {
  // Where Express 4 keeps its middleware.
  const { _router: router } = /** @type {{ _router?: { stack: { name: string }[] } }} */ (app ?? {})
  if (router) router.stack = router.stack.filter(({ name }) => name !== 'serveStatic')
}
