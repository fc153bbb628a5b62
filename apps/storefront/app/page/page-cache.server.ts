import type { TenantRef } from '@store/core'
import { edge, isSecure } from '#app/http/edge.server.ts'
import { findTenant, type Renamed, type Tenant } from '#app/tenancy/tenants.server.ts'
import type { Lifetime } from '#framework/edge/page-lifetime.mjs'

/**
 * The beginning of the cache keys of a shop's pages: everything that determines them except the address. The build is not
 * part of it, because the cache is in the memory of one process. Null for a shop with a gate, whose pages are not shared
 * (S1).
 */
function pagesKey(origin: string, tenant: Tenant): string | null {
  const { shop } = tenant.content
  if (shop.accessGate?.enabled) return null
  return [origin + tenant.mount, tenant.shopId, tenant.version, tenant.templateId, shop.language].join('|')
}

const originOf = (request: Request) =>
  `${isSecure(request) ? 'https' : 'http'}://${request.headers.get('host')?.replace(/:\d+$/, '')}`

/**
 * Gives the edge the shop's version under this origin, and a function that checks it again. The edge keeps ten times as
 * many shops as are cached here, so that function must not refer to the tenant.
 */
export function registerTenant(request: Request, ref: TenantRef, tenant: Tenant) {
  introducer(originOf(request), tenant.mount, ref)(tenant)
}

function introducer(origin: string, mount: string, ref: TenantRef) {
  const introduce = (found: Tenant | Renamed | null) => {
    const known = found && 'shopId' in found ? found : null
    edge?.introduce(
      origin + mount,
      known && { shopId: known.shopId, key: pagesKey(origin, known), checkedAt: known.readAt, refresh },
    )
  }
  const refresh = () => findTenant(ref).then(introduce, () => {})
  return introduce
}

type RenderedPage = {
  readonly html: Buffer
  readonly status: number
  readonly headers: Headers
  readonly shared: boolean
  readonly lifetime: Lifetime
}

/** A page as bytes for this visitor: compressed, and cached if it is the same for everybody (`shared`). */
export function pageResponse(
  request: Request,
  tenant: Tenant | null,
  { html, status, headers, shared, lifetime }: RenderedPage,
): Response {
  if (!edge) return new Response(new Uint8Array(html), { status, headers })
  const page = edge.pages.make(html, headers.get('ETag') ?? '', [...headers], lifetime)
  const key = shared ? pageKey(request, tenant) : null
  if (key) edge.pages.set(key, page)
  return edge.pages.response(page, request.headers.get('accept-encoding'), status)
}

/** The cached page of any age, for when it cannot be rendered now (C34). */
export function stalePage(request: Request, tenant: Tenant | null): Response | null {
  const key = pageKey(request, tenant)
  const page = key && edge ? edge.pages.stale(key) : undefined
  return edge && page ? edge.pages.response(page, request.headers.get('accept-encoding'), 200) : null
}

function pageKey(request: Request, tenant: Tenant | null): string | null {
  const start = request.method === 'GET' && tenant ? pagesKey(originOf(request), tenant) : null
  const { pathname, search } = new URL(request.url)
  const address = start && edge ? edge.pageAddress(pathname + search) : null
  return address && `${start}|${address}`
}
