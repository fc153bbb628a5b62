import { previewMount, shopPathAt, type TenantRef } from '@store/core'
import { api, apiUnlockedBy, asServer } from '#app/http/api.server.ts'
import { type Tenant, tenantOf } from '#app/tenancy/tenants.server.ts'

/**
 * The shop of a preview, shown even if it is locked or closed; null: the token is invalid or has expired, or belongs to
 * another host. Requested for every request and never cached: a preview ends at once with the session of the person who
 * opened it.
 */
export async function findDraftTenant(request: Request, ref: TenantRef, token: string): Promise<Tenant | null> {
  const found = await api.getPreviewShop({ params: { token } }, asServer(request))
  if (!found) return null
  const { shop: answer, thing, version, unlockToken, office } = found
  if (ref.kind !== 'subdomain' || ref.name !== answer.shop.subdomain) return null
  const mount = previewMount(token)
  // A returning payment would change its order.
  if (shopPathAt(new URL(request.url).pathname.slice(mount.length)) === 'payment-return') return null
  const client = unlockToken === null ? api : apiUnlockedBy(unlockToken)
  const tenant = tenantOf({ ...answer, integrations: null }, client, { mount, isChat: false })
  return { ...tenant, status: 'open', draft: { office, thing, version } }
}
