import { redirect } from '@remix-run/node'
import { tenantFromUrl } from '@store/core'
import { canonicalPath } from '#app/canonical-path.ts'
import { oncePerRequest } from '#app/door.server.ts'
import { domains } from '#app/env.server.ts'
import { noShop } from '#app/errors/no-shop.server.ts'
import { introduceTenant } from '#app/page-cache.server.ts'
import { findTenant, type Tenant } from '#app/tenants.server.ts'

/**
 * The shop a request is for: the first line of every loader and action. All of them see the same version of it.
 * Throws what the visitor gets instead: the address written properly, shop-not-found (T3), or 503.
 */
export function requireShop(request: Request): Promise<Tenant> {
  return oncePerRequest(request, 'shop', () => find(request))
}

async function find(request: Request): Promise<Tenant> {
  const url = new URL(request.url)
  const path = canonicalPath(url.pathname)
  if (path !== url.pathname && request.method !== 'POST') throw redirect(path + url.search, 301)

  const ref = tenantFromUrl({ host: request.headers.get('host'), pathname: url.pathname }, domains)
  const tenant = await findTenant(ref).catch(async (problem) => {
    console.error(`shop ${url.host} cannot be read: ${problem instanceof Error ? problem.message : problem}`)
    throw await noShop(request, 'unavailable')
  })
  if (!tenant) throw await noShop(request, 'unknown')
  if ('movedTo' in tenant) throw redirect(path.replace(/^\/wa\/[^/]+/, tenant.movedTo) + url.search, 301)
  introduceTenant(request, ref, tenant)
  return tenant
}
