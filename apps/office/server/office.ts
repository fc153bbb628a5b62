import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { facts, type Log, traceRequest } from '@store/telemetry'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compressed } from './compressed.ts'
import { isOwnForm } from './same-origin.ts'
import type { Settings } from './settings.ts'

/** What the app is told of a request, besides the request. */
export type Visit = {
  /** The visitor's address, as far as trusted proxies tell. */
  readonly address: string
  readonly requestId: string
}

/** More than any form of the office has: the longest texts, of which every letter may be sent as six or nine. */
const MAX_FORM_BYTES = 2 * 1024 * 1024

/** As much as the API takes of a picture, which goes in a request of its own. */
const MAX_PICTURE_BYTES = 25 * 1024 * 1024
const PICTURE_UPLOAD = /^\/[\w-]{1,63}\/media$/

/** As much as the API takes of a file of products, and the form around it. */
const MAX_IMPORT_BYTES = 11 * 1024 * 1024
const IMPORT_UPLOAD = /^\/[\w-]{1,63}\/products\/import(?:\.data)?$/

/** How long the API may take to say that it is ready, in milliseconds. */
const READY_TIMEOUT = 2_000

/** How long the API may take to begin with a picture, in milliseconds. */
const PICTURE_TIMEOUT = 10_000

/** Addresses of pictures, none of which leads out of their folder. */
const PICTURE = /^\/media\/(?:[\w-]{1,60}\/){0,3}[\w-]{1,80}\.\w{2,5}$/

type Parts = {
  readonly settings: Settings
  /** The files that browsers load, as the app's build has written and compressed them. */
  readonly clientFolder: string
  readonly log: Log
  /** The app, as Remix has built it. */
  readonly app: (request: Request, visit: Visit) => Promise<Response>
  readonly isStopping: () => boolean
  readonly answered: (method: string, status: number, seconds: number) => void
}

/** Handles what every request has in common, and hands it to the app: health, host, origin of forms, sizes, files, headers. */
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
    // Remix answers 500 to who has left.
    if (status >= 500 && !c.req.raw.signal.aborted)
      log.error({ requestId, method, path, status, ms: Math.round(took) }, 'failed')
  })

  office.use(async (c, next) => {
    // Under another name cookies and passkeys would be those of somebody else's site.
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

  // They keep their addresses over all builds.
  for (const file of ['sw.js', 'manifest.webmanifest'])
    office.get(
      `/${file}`,
      async (c, next) => {
        await next()
        c.header('cache-control', 'no-cache')
      },
      serveStatic({ root: clientFolder, path: file }),
    )

  // Pictures of shops come from here, so that no page loads anything from elsewhere.
  office.get('/media/*', async (c) => {
    if (!PICTURE.test(c.req.path)) return c.text('Not found', 404)
    const answer = await fetch(settings.apiUrl + c.req.path, { signal: AbortSignal.timeout(PICTURE_TIMEOUT) })
    const headers = new Headers()
    for (const name of ['content-type', 'cache-control', 'etag']) {
      const value = answer.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    // What a merchant has uploaded is shown as a picture and never as a page.
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

/** Links of mails carry secrets, which no log may have. */
const withoutTokens = (path: string) => path.replaceAll(/[\w-]{20,}/g, ':token')

/** What every answer says besides a page's own policy. */
const safetyHeaders = ({ protocol }: URL): readonly (readonly [string, string])[] => [
  // Addresses name shops and hold tokens of invitations; forms of our own still name their origin.
  ['referrer-policy', 'same-origin'],
  // The camera photographs products and scans codes.
  ['permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ...(protocol === 'https:' ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
]
