import { data, redirect } from '@remix-run/node'
import { tenantFromUrl } from '@store/core'
import { preferredLanguage } from '#app/accept-language.server.ts'
import { canonicalPath } from '#app/canonical-path.ts'
import { oncePerRequest } from '#app/door.server.ts'
import { domains } from '#app/env.server.ts'
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
  const tenant = await findTenant(ref).catch((problem) => {
    console.error(`shop ${url.host} cannot be read: ${problem instanceof Error ? problem.message : problem}`)
    throw data({ kind: 'unavailable', language: preferredLanguage(request) } satisfies NoShop, { status: 503 })
  })
  if (!tenant) throw data({ kind: 'unknown', language: preferredLanguage(request) } satisfies NoShop, { status: 404 })
  if ('movedTo' in tenant) throw redirect(path.replace(/^\/wa\/[^/]+/, tenant.movedTo) + url.search, 301)
  return tenant
}
