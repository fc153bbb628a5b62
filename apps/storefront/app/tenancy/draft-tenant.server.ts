import { previewMount, shopPathAt, type TenantRef } from '@store/core'
import { api, apiUnlockedBy, asServer } from '#app/http/api.server.ts'
import { type Tenant, tenantOf } from '#app/tenancy/tenants.server.ts'

/**
 * The shop of a preview, behind its gate and its closed sign; null: the token opens nothing (any more), or nothing at this host. It is
 * asked with every request and kept in no cache: a preview ends at once with the session of whoever asked for it.
 */
export async function findDraftTenant(request: Request, ref: TenantRef, token: string): Promise<Tenant | null> {
  const found = await api.getPreviewShop({ params: { token } }, asServer(request))
  if (!found) return null
  const { shop: answer, thing, version, unlockToken, office } = found
  if (ref.kind !== 'subdomain' || ref.name !== answer.shop.subdomain) return null
  const mount = previewMount(token)
  // A payment that comes back would change its order.
  if (shopPathAt(new URL(request.url).pathname.slice(mount.length)) === 'payment-return') return null
  const client = unlockToken === null ? api : apiUnlockedBy(unlockToken)
  const tenant = tenantOf({ ...answer, integrations: null }, client, { mount, isChat: false })
  return { ...tenant, status: 'open', draft: { office, thing, version } }
}
