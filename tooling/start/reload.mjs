import http from 'node:http'

/**
 * Loaded with `node --import` before the shops while they are worked on (`pnpm dev`), never by `start`: every page gets a
 * script that keeps a connection open. It breaks when the shops are started again with what was changed; once it is back,
 * the page reloads itself.
 */
const EVENTS = '/__reload'
const SCRIPT = '/__reload.js'
const code = `let lost = false
const events = new EventSource('${EVENTS}')
events.onerror = () => { lost = true }
events.onopen = () => { if (lost) location.reload() }
`
const TAG = `<script src="${SCRIPT}"></script>`
/** Pages that listen. */
const listening = new Set()
const isHtml = (type) => String(type ?? '').startsWith('text/html')

const createServer = http.createServer
http.createServer = (...args) => {
  const server = createServer(...args)
  const close = server.close.bind(server)
  // A server that stops waits for open connections, and these would never end.
  server.close = (...done) => {
    for (const response of listening) response.end()
    return close(...done)
  }
  const listen = server.listen.bind(server)
  // Whoever else stands before the app has taken their place by now: this comes first.
  server.listen = (...where) => {
    const emit = server.emit.bind(server)
    server.emit = (event, ...values) => {
      if (event === 'request' && answer(...values)) return true
      return emit(event, ...values)
    }
    return listen(...where)
  }
  return server
}

/** Whether the request was one of the script's own; pages are given the script on their way out. */
function answer(request, response) {
  if (request.url === SCRIPT) {
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(code)
    return true
  }
  if (request.url === EVENTS) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.write('retry: 300\n\n')
    listening.add(response)
    response.on('close', () => listening.delete(response))
    return true
  }
  if (request.method === 'GET' && request.headers.accept?.includes('text/html')) addScript(request, response)
  return false
}

function addScript(request, response) {
  delete request.headers['accept-encoding']
  delete request.headers['if-none-match']
  const writeHead = response.writeHead.bind(response)
  const end = response.end.bind(response)
  let html = false
  response.writeHead = (status, ...rest) => {
    const given = rest.at(-1)
    const pairs = Array.isArray(given) ? pairsOf(given) : Object.entries(given ?? {})
    for (const [name, value] of pairs) response.setHeader(name, value)
    html = isHtml(response.getHeader('content-type'))
    if (html) response.removeHeader('content-length')
    return writeHead(status)
  }
  response.end = (chunk, ...rest) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    if (!html) return end(chunk, ...rest)
    if (chunk && typeof chunk !== 'function') response.write(chunk)
    return end(TAG)
  }
}

const pairsOf = (flat) => flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : []))
