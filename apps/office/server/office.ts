import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { facts, type Log, traceRequest } from '@store/telemetry'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compressed } from './compressed.ts'
import { isOwnForm } from './same-origin.ts'
import type { Settings } from './settings.ts'

/** What the server passes on about a request. */
export type Visit = {
  /** The visitor's address, from trusted proxies only. */
  readonly address: string
  readonly requestId: string
}

/** The largest form, in bytes: the longest texts, with six or nine bytes per encoded character. */
const MAX_FORM_BYTES = 2 * 1024 * 1024

/** The largest picture that the API accepts, in bytes; it is a request of its own. */
const MAX_PICTURE_BYTES = 25 * 1024 * 1024
const PICTURE_UPLOAD = /^\/[\w-]{1,63}\/media$/

/** The largest file of products that the API accepts, with the form around it, in bytes. */
const MAX_IMPORT_BYTES = 11 * 1024 * 1024
const IMPORT_UPLOAD = /^\/[\w-]{1,63}\/products\/import(?:\.data)?$/

/** The timeout of the API's readiness check, in milliseconds. */
const READY_TIMEOUT = 2_000

/** The timeout of the API for a picture's response headers, in milliseconds. */
const PICTURE_TIMEOUT = 10_000

/** Paths of pictures; they cannot leave the folder. */
const PICTURE = /^\/media\/(?:[\w-]{1,60}\/){0,3}[\w-]{1,80}\.\w{2,5}$/

type Parts = {
  readonly settings: Settings
  /** The built client files, with their compressed versions. */
  readonly clientFolder: string
  readonly log: Log
  /** The app's request handler, built by Remix. */
  readonly app: (request: Request, visit: Visit) => Promise<Response>
  readonly isStopping: () => boolean
  readonly answered: (method: string, status: number, seconds: number) => void
}

/**
 * Handles what all requests have in common, before the app: health checks, host, origin of forms, body limits, files,
 * headers.
 */
export function createOffice({ settings, clientFolder, log, app, isStopping, answered }: Parts) {
  const office = new Hono<{ Bindings: HttpBindings; Variables: { readonly requestId: string } }>()

  office.use(async (c, next) => {
    await next()
    if (isStopping()) c.header('connection', 'close')
    for (const [name, value] of safetyHeaders(settings.officeUrl)) c.header(name, value)
  })

  office.get('/healthz', (c) => c.text('ok'))
  office.get('/readyz', async (c) => {
    if (isStopping()) return c.text('stopping', 503)
    const isThere = await fetch(`${settings.apiUrl}/readyz`, { signal: AbortSignal.timeout(READY_TIMEOUT) }).then(
      ({ ok }) => ok,
      () => false,
    )
    return isThere ? c.text('ready') : c.text('the API does not answer', 503)
  })

  office.use(async (c, next) => {
    const since = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const { method } = c.req
    const path = withoutTokens(c.req.path)
    const span = traceRequest(`${method} office`, undefined, { 'http.request.method': method, 'url.path': path })
    await (span ? span.run(next) : next())
    const { status } = c.res
    const took = performance.now() - since
    span?.end(status)
    answered(method, status, took / 1000)
    // Remix answers aborted requests with 500.
    if (status >= 500 && !c.req.raw.signal.aborted)
      log.error({ requestId, method, path, status, ms: Math.round(took) }, 'failed')
  })

  office.use(async (c, next) => {
    // Under another host, cookies and passkeys would belong to that site.
    if (c.req.header('host') !== settings.officeUrl.host) return c.text('The office has another address', 421)
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!reads && c.req.method !== 'POST') return c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' })
    if (!reads && !isOwnForm(c.req.raw.headers, settings.officeUrl))
      return c.text('This form came from another site', 403)
    return next()
  })
  const onError = (c: Context) => c.text('Too much was sent at once', 413)
  const forms = bodyLimit({ maxSize: MAX_FORM_BYTES, onError })
  const pictures = bodyLimit({ maxSize: MAX_PICTURE_BYTES, onError })
  const imports = bodyLimit({ maxSize: MAX_IMPORT_BYTES, onError })
  office.use((c, next) => {
    if (PICTURE_UPLOAD.test(c.req.path)) return pictures(c, next)
    return (IMPORT_UPLOAD.test(c.req.path) ? imports : forms)(c, next)
  })

  office.use('/build/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  office.get(
    '/build/*',
    serveStatic({
      root: clientFolder,
      rewriteRequestPath: (path) => path.replace(/^\/build/, ''),
      precompressed: true,
    }),
    (c) => c.text('Not found', 404),
  )

  // Their addresses are the same in all builds, so they are revalidated.
  for (const file of ['sw.js', 'manifest.webmanifest'])
    office.get(
      `/${file}`,
      async (c, next) => {
        await next()
        c.header('cache-control', 'no-cache')
      },
      serveStatic({ root: clientFolder, path: file }),
    )

  // Proxies the pictures of shops, so that pages load nothing from other origins.
  office.get('/media/*', async (c) => {
    if (!PICTURE.test(c.req.path)) return c.text('Not found', 404)
    const answer = await fetch(settings.apiUrl + c.req.path, { signal: AbortSignal.timeout(PICTURE_TIMEOUT) })
    const headers = new Headers()
    for (const name of ['content-type', 'cache-control', 'etag']) {
      const value = answer.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    // An uploaded file is shown as a picture, never as a page.
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    headers.set('x-content-type-options', 'nosniff')
    return new Response(answer.ok ? answer.body : null, { status: answer.status, headers })
  })

  office.all('*', async (c) => {
    const address = settings.trustedProxies.senderOf(
      c.env.incoming?.socket.remoteAddress ?? '',
      c.req.header('x-forwarded-for'),
    )
    const answer = await app(c.req.raw, { address, requestId: c.get('requestId') })
    return compressed(answer, c.req.header('accept-encoding') ?? '')
  })
  office.onError((error, c) => {
    log.error({ requestId: c.get('requestId'), error: facts(error) }, 'the app did not answer')
    return c.text('Internal error', 500)
  })
  return office
}

/** Removes tokens, as in links of mails, which must not be logged. */
const withoutTokens = (path: string) => path.replaceAll(/[\w-]{20,}/g, ':token')

/** Security headers of every response, in addition to a page's own policy. */
const safetyHeaders = ({ protocol }: URL): readonly (readonly [string, string])[] => [
  // Addresses name shops and hold invitation tokens; with `same-origin`, the office's own forms still send their origin.
  ['referrer-policy', 'same-origin'],
  // The camera photographs products and scans codes.
  ['permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ...(protocol === 'https:' ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
]
