import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { MAX_PROOF_BODY, PROOF_PATH } from '@store/api-client/contract'
import { type ManageEndpoint, manageEndpoints } from '@store/api-client/manage'

/** Time limits in milliseconds for a request's headers, and for the complete request. A slower client gets a 408. */
type Timeouts = { readonly headers: number; readonly request: number; readonly lookEvery: number }
const PATIENCE: Timeouts = { headers: 10_000, request: 20_000, lookEvery: 1_000 }

/** The same for a request that carries a file. */
const FILE_PATIENCE = 30 * 60_000

/**
 * For how long a client may keep an idle connection, as it is told, in seconds, and for how long it stays open, in milliseconds.
 * They are far apart, so that a busy client still closes it first: a request on a connection that is being closed is lost,
 * and only a GET may be repeated.
 */
const KEEP_ALIVE = { told: 30, kept: 65_000 }

const MAX_BODY = 1024 * 1024

/** The calls that carry a file, by their paths and largest bodies. */
const FILES = [
  { path: PROOF_PATH, most: MAX_PROOF_BODY },
  ...Object.values<ManageEndpoint>(manageEndpoints).flatMap(({ path, takes }) =>
    takes ? [{ path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), most: takes.most }] : [],
  ),
]

/** The largest body for a path. Only calls that carry a file take more than 1 MiB. */
export const maxBodyOf = (path: string): number => FILES.find((file) => file.path.test(path))?.most ?? MAX_BODY

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''

/** The HTTP server in front of the API. It refuses slow requests, and announced bodies that are too large. */
export function createApiServer(
  fetch: Parameters<typeof getRequestListener>[0],
  { headers, request, lookEvery }: Timeouts = PATIENCE,
): Server {
  const answer = getRequestListener(fetch)
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.setHeader('keep-alive', `timeout=${KEEP_ALIVE.told}`)
    // The body of a GET is not read: the connection is closed after the response.
    if (incoming.method === 'GET' && hasBody(incoming)) outgoing.setHeader('connection', 'close')
    if (hasBody(incoming)) {
      const carriesFile = FILES.some(({ path }) => path.test(pathOf(incoming)))
      const late = setTimeout(() => tooLate(incoming, outgoing), carriesFile ? FILE_PATIENCE : request)
      incoming.once('close', () => clearTimeout(late)).once('end', () => clearTimeout(late))
    }
    // A body that was not read before the response must be discarded, or the next request on the connection would wait
    // behind it. The adapter closes the connection if too much of it arrives.
    outgoing.once('finish', () => {
      if (!incoming.complete) incoming.removeAllListeners('data').resume()
    })
    return answer(incoming, outgoing)
  }
  const timeouts = { headersTimeout: headers, requestTimeout: FILE_PATIENCE, connectionsCheckingInterval: lookEvery }
  const server = createServer(timeouts, listener)
  server.keepAliveTimeout = KEEP_ALIVE.kept
  // A client that sends `Expect: 100-continue` is refused before it has sent the body.
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!(Number(incoming.headers['content-length']) > maxBodyOf(pathOf(incoming)))) outgoing.writeContinue()
    void listener(incoming, outgoing)
  })
  return server
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends a request whose body does not arrive in time. A complete request is left to its handler. */
function tooLate(incoming: IncomingMessage, { headersSent }: ServerResponse): void {
  if (incoming.complete) return
  const { socket } = incoming
  if (headersSent) socket.destroy()
  else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
}
