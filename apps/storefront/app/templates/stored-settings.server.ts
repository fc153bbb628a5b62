import { cachedByVersion } from '#app/catalog/version-cache.server.ts'
import { asServer } from '#app/http/api.server.ts'
import { orElse } from '#app/http/http.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/**
 * The shop's stored settings of a template; null: none, or they could not be read. Those of its own template
 * come with the tenant; those of another one, in a preview (R9) or under `/wa` (R14), are read once per version.
 */
export async function storedSettings(tenant: Tenant, template: number, request: Request): Promise<unknown> {
  const { shopId, templateId, settings, status, api } = tenant
  if (template === templateId) return settings
  // Before a shop's gate, only colours, font and logo are available (S1).
  if (status === 'locked') return null
  const read = () => api.getTemplateSettings({ query: { shopId, templateId: template } }, asServer(request))
  return orElse(shopId, cachedByVersion(tenant, `settings:${template}`, read), null, tenant.missed)
}
