import { SERVICE_TEMPLATES } from '@store/api-client/contract'
import { LRUCache } from 'lru-cache'
import { orElse } from '#app/http/http.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** Services without versions: their answer is read anew after this long. */
const UNVERSIONED_MS = 30_000

const kept = new LRUCache<string, Promise<unknown>>({ max: 2_000 })

/**
 * What the shop has set for a template, as it is stored; null: nothing, or it could not be read. For its own template
 * the tenant knows; for another, which is previewed (R9) or drawn in a chat (R14), it is read once for each of its versions.
 * Services without versions may know a shop's own template by their template's service alone (C28).
 */
export async function storedSettings(tenant: Tenant, template: number): Promise<unknown> {
  const { shopId, version, templateId, settings, status, api } = tenant
  if (template === templateId && (version > 0 || settings !== null)) return settings
  // Nothing but its colours, font and logo is told before a shop's gate (S1).
  if (status === 'locked') return null
  const key = `${shopId}@${version || `t${Math.floor(Date.now() / UNVERSIONED_MS)}`}|${template}`
  const known = kept.get(key)
  if (known) return known
  const service = version > 0 ? undefined : SERVICE_TEMPLATES.find((each) => each === template)
  const reading = service
    ? api[`getTemplate${service}Settings`]({ query: { shopId } })
    : api.getTemplateSettings({ query: { shopId, templateId: template } })
  kept.set(key, reading)
  reading.catch(() => kept.delete(key))
  return orElse(shopId, reading, null, tenant.missed)
}
