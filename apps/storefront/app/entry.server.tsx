import { createHash } from 'node:crypto'
import type { EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { previewTokenIn } from '@store/core'
import { traced } from '@store/telemetry'
import type { ScreenName } from '@store/template-kit'
import { renderToString } from 'react-dom/server'
import { structuredData } from '#app/discovery/structured-data.ts'
import { edge, isSecure } from '#app/http/edge.server.ts'
import { logProblem } from '#app/http/log.server.ts'
import { isIncomplete } from '#app/http/request-context.server.ts'
import { formTargets } from '#app/orders/payment-pages.server.ts'
import { pageResponse, stalePage } from '#app/page/page-cache.server.ts'
import { ONLY_ON_SERVER, type RootData } from '#app/page/root-data.ts'
import { cachingOfRoute, screenOfRoute } from '#app/page/screens.ts'
import { contentSecurityPolicy, DRAFT_HEADERS, safetyHeaders, unmark } from '#app/security/csp.server.ts'
import { screenOfError } from '#app/tenancy/replacement-screen.ts'
import { findShop } from '#app/tenancy/shop.server.ts'
import { sourcesOf } from '#app/third-parties/third-parties.server.ts'
import { chunkLinks } from '#framework/chunks.server.ts'
import { lifetimeOf } from '#framework/edge/page-lifetime.mjs'
import { dataScript, flagsOf } from '#framework/handoff.server.ts'

/** Renders a page into one buffer with its policy, and caches it if it may be cached. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const tenant = await findShop(request).catch(() => null)
  const stale = status >= 500 ? stalePage(request, tenant) : null
  if (stale) return stale
  const { loaderData, matches, errors } = context.staticHandlerContext
  const root = loaderData.root as RootData | undefined
  const thrown = Object.values(errors ?? {})[0]
  const routeId = matches.at(-1)?.route.id ?? ''
  const screen = root ? (thrown ? screenOfError(thrown) : screenOfRoute(routeId)) : null
  const leaf = loaderData[routeId]
  // Remix would stream the loaders' data after the page, which `renderToString` cannot do.
  const data = await dataScript(context, ONLY_ON_SERVER)
  await edge?.queued(tenant?.shopId ?? null)
  // The visitor left while the request was queued.
  if (request.signal.aborted) return new Response(null, { status: 499 })
  const drawn = traced('render', {}, () =>
    renderToString(<RemixServer context={contextOf(context)} url={request.url} />),
  )
  const head = root ? chunkLinks(assetsOfPage(root, screen), context) + structuredData(root, screen, leaf) : ''
  const complete = root ? withParts(drawn, head, data) : drawn
  const { html, scriptHashes } = unmark(`<!DOCTYPE html>${complete}`)

  const secure = isSecure(request)
  const isGated = tenant?.content.shop.accessGate?.enabled === true
  const caching = cachingOfRoute(routeId)
  // The response to a form has the page's address, but is private to its sender.
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isPlain = isRead && status === 200 && !thrown && caching !== null && root?.preview === null && !isGated
  const shared = isPlain && tenant !== null && !isIncomplete()
  const lifetime = lifetimeOf(Date.now(), root?.changesAt ?? null)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const zone = root?.zone ?? 'shop'
  const sources = sourcesOf(root?.thirdParties ?? null, zone)
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy({
      scriptHashes,
      secure,
      formTargets: formTargets(root, screen),
      sources,
      framedBy: root?.draft?.office ?? null,
    }),
  )
  headers.set('Cache-Control', shared && caching === true ? lifetime.caching : 'private, no-store')
  for (const [name, value] of safetyHeaders(secure, zone)) headers.set(name, value)
  if (isDraft(request)) for (const [name, value] of Object.entries(DRAFT_HEADERS)) headers.set(name, value)
  const body = Buffer.from(html)
  if (shared) {
    headers.set('ETag', `"${createHash('sha1').update(body).digest('base64url')}"`)
  }
  headers.set('Vary', 'Accept-Encoding')
  return pageResponse(request, tenant, { html: body, status, headers, shared, lifetime })
}

const isDraft = (request: Request): boolean => previewTokenIn(new URL(request.url).pathname) !== null

/** Headers for the data of a page, requested by client-side navigation: private, and cached for a moment only. */
export function handleDataRequest(response: Response, { request }: { readonly request: Request }) {
  if (isDraft(request)) {
    for (const [name, value] of Object.entries(DRAFT_HEADERS)) response.headers.set(name, value)
    return response
  }
  response.headers.set(
    'Cache-Control',
    request.method === 'GET' && response.status === 200 ? 'private, max-age=5' : 'no-store',
  )
  return response
}

/** An aborted request is not an error. Others are logged with the shop's host, without the query. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRefusal(error)) return
  const { host, pathname } = new URL(request.url)
  // The token in a preview's address is a secret.
  const token = previewTokenIn(pathname)
  const path = token === null ? pathname : pathname.replace(token, '…')
  logProblem('a page could not be made', error, { host, method: request.method, path })
}

/**
 * Intended refusals, such as data behind a gate, or a form sent to a page without an action: not logged, because
 * anybody can send any number of them.
 */
const isRefusal = (error: unknown) =>
  isRouteErrorResponse(error)
    ? error.status < 500
    : error instanceof Error && error.message.includes('did not provide an `action`')

/**
 * The context that Remix renders with, without the routes of other pages: it would make an element of each, and match
 * the address again with all. The data follows after the page.
 */
function contextOf(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => ids.includes(id)))
  return {
    ...context,
    manifest: { ...context.manifest, routes },
    serverHandoffString: flagsOf(context),
    serverHandoffStream: undefined,
  }
}

const assetsOfPage = ({ template, view }: RootData, screen: ScreenName | null) => ({
  template,
  language: view.shop.language,
  screen: screen ?? ('Error' as const),
})

function withParts(html: string, head: string, bodyEnd: string): string {
  return html.replace('</head>', () => `${head}</head>`).replace(/<\/body>(?=<\/html>$)/, () => `${bodyEnd}</body>`)
}
