import { cachedByVersion } from '#app/catalog/version-cache.server.ts'
import { orElse } from '#app/http/http.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/**
 * What the shop has set for a template, as it is stored; null: nothing, or it could not be read. For its own template
 * the tenant knows; for another, which is previewed (R9) or drawn in a chat (R14), it is read once for each of its versions.
 */
export async function storedSettings(tenant: Tenant, template: number): Promise<unknown> {
  const { shopId, templateId, settings, status, api } = tenant
  if (template === templateId) return settings
  // Nothing but its colours, font and logo is told before a shop's gate (S1).
  if (status === 'locked') return null
  const read = () => api.getTemplateSettings({ query: { shopId, templateId: template } })
  return orElse(shopId, cachedByVersion(tenant, `settings:${template}`, read), null, tenant.missed)
}
