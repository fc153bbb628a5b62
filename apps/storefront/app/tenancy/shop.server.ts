import { data, redirect } from '@remix-run/node'
import {
  canonicalPath,
  dayOf,
  isShopPath,
  previewTokenIn,
  type Shop,
  shopPath,
  type TenantRef,
  tenantFromUrl,
  timeZoneOf,
} from '@store/core'
import { noShop } from '#app/errors/no-shop.server.ts'
import { domains } from '#app/http/env.server.ts'
import { notFound } from '#app/http/http.server.ts'
import { logProblem } from '#app/http/log.server.ts'
import { isKnownToBeNoShop, noteIncomplete, oncePerRequest } from '#app/http/request-context.server.ts'
import { registerTenant } from '#app/page/page-cache.server.ts'
import { previewedTemplate } from '#app/page/shown-template.server.ts'
import { findDraftTenant } from '#app/tenancy/draft-tenant.server.ts'
import type { ReplacementScreen } from '#app/tenancy/replacement-screen.ts'
import { findTenant, type Tenant } from '#app/tenancy/tenants.server.ts'
import { unlockToken } from '#app/tenancy/unlock.server.ts'

/**
 * The shop of a request, locked or not: for the frame around pages and for the gate itself. All loaders of a
 * request get the same version of it. Throws the response instead: a redirect to the canonical spelling,
 * shop-not-found (T3), or 503.
 */
export function findShop(request: Request): Promise<Tenant> {
  return oncePerRequest('shop', () => find(request))
}

/**
 * The shop, if this visitor may see it: the first line of every loader and action. Throws its gate (S1), or a 404
 * for an address without a page or template (R9).
 */
export async function requireShop(request: Request): Promise<Tenant> {
  const tenant = await findShop(request)
  const { pathname } = new URL(request.url)
  if (tenant.status === 'locked') throw replacedBy({ screen: 'Locked' })
  if (!tenant.draft && previewedTemplate(request) === null && !isShopPath(pathname)) throw notFound()
  return tenant
}

/** The shop, if it sells now: for pages that sell. Throws its gate or the closed screen (S2). */
export async function requireOpenShop(request: Request): Promise<Tenant> {
  const tenant = await requireShop(request)
  if (tenant.status === 'closed') throw replacedBy({ screen: 'Closed', view: closedView(tenant.content.shop) })
  return tenant
}

/** Statuses: a closed shop still exists (200); a page behind a gate is forbidden. */
const replacedBy = (replacement: ReplacementScreen) =>
  data(replacement, { status: replacement.screen === 'Locked' ? 403 : 200 })

/** The view of a closed shop. An opening day that has passed is left out: the merchant has not reopened the shop yet. */
function closedView({ closure, country }: Shop) {
  const { reason = null, opensOn = null } = closure ?? {}
  const today = dayOf(new Date(), timeZoneOf(country))
  return { reason, opensOn: opensOn !== null && opensOn > today ? opensOn : null }
}

async function find(request: Request): Promise<Tenant> {
  const url = new URL(request.url)
  const path = canonicalPath(url.pathname)
  if (path !== url.pathname && request.method !== 'POST') throw redirect(path + url.search, 301)

  if (isKnownToBeNoShop()) throw await noShop(request, 'unknown')
  const ref = tenantFromUrl({ host: request.headers.get('host'), pathname: url.pathname }, domains)
  const token = previewTokenIn(path)
  // A preview sends nothing but the request for the products of its cart.
  const asks = request.method === 'GET' || request.method === 'HEAD' || path.endsWith(shopPath('cart-check'))
  if (token !== null && !asks) throw await noShop(request, 'unknown')
  const finding = token === null ? readTenant(request, ref) : findDraftTenant(request, ref, token)
  const tenant = await finding.catch(async (problem) => {
    logProblem('a shop cannot be read', problem, { host: url.host })
    throw await noShop(request, 'unavailable')
  })
  if (!tenant) throw await noShop(request, 'unknown')
  if ('movedTo' in tenant) throw redirect(path.replace(/^\/wa\/[^/]+/, tenant.movedTo) + url.search, 301)
  if (tenant.draft) return { ...tenant, missed: noteIncomplete }
  registerTenant(request, ref, tenant)
  const previewed = previewedTemplate(request)
  return previewed === null
    ? { ...tenant, missed: noteIncomplete }
    : { ...tenant, missed: noteIncomplete, mount: `/template${previewed}` }
}

/** A locked shop is read again with the visitor's unlock token. */
async function readTenant(request: Request, ref: TenantRef) {
  const tenant = await findTenant(ref)
  if (!tenant || 'movedTo' in tenant || tenant.status !== 'locked') return tenant
  const token = unlockToken(request, tenant.shopId)
  const unlocked = token ? await findTenant(ref, token) : null
  return unlocked && 'shopId' in unlocked && unlocked.content.unlocked ? unlocked : tenant
}
