import {
  type Affiliation,
  type Branch,
  type Category,
  chatShopUrl,
  type Image,
  type Integrations,
  POLICY_KINDS,
  type Policies,
  type Shop,
  type ShopId,
  type Subcategory,
  shopUrl,
  type TenantRef,
  tenantKey,
} from '@store/core'
import { LRUCache } from 'lru-cache'
import { api } from '#app/api.server.ts'
import { domains, env } from '#app/env.server.ts'
import { orElse } from '#app/http.server.ts'
import { createSnapshots } from '#app/snapshots.server.ts'

/** What a shop's pages have in common, read together under one version. */
type ShopContent = {
  readonly shop: Shop
  readonly logo: Image | null
  readonly categories: readonly Category[]
  readonly subcategories: readonly Subcategory[]
  readonly branches: readonly Branch[]
  readonly policies: Policies | null
  readonly integrations: Integrations | null
  readonly affiliations: readonly Affiliation[]
  /** S7. */
  readonly hasArticles: boolean
  /** R7. */
  readonly hasMarketplace: boolean
}

/** A tenant that is a shop, as of one version of it. */
export type Tenant = {
  readonly shopId: ShopId
  /** Read before the content, so that old content never counts as new (architecture §3). */
  readonly version: number
  readonly templateId: number
  readonly settings: unknown
  readonly content: ShopContent
  /** '' on the shop's own host, '/wa/{subdomain}' off it. */
  readonly mount: string
  /** Where search engines should find this mount, without a trailing slash. */
  readonly address: string
  readonly readAt: number
}

/** `/wa/{id}`: the shop is asked for by its name from now on (T2). */
export type Renamed = { readonly movedTo: string }

/** Services without versions: their content is read anew after this long. */
const UNVERSIONED_MS = 30_000

const contents = new LRUCache<string, Promise<ShopContent | null>>({ max: 2_000 })

/** Content of a shop at this version: read once, by whoever asks first. */
function contentOf(shopId: ShopId, version: number): Promise<ShopContent | null> {
  const key = `${shopId}@${version || `t${Math.floor(Date.now() / UNVERSIONED_MS)}`}`
  const known = contents.get(key)
  if (known) return known
  const reading = readContent(shopId)
  contents.set(key, reading)
  reading.catch(() => contents.delete(key))
  return reading
}

async function readContent(shopId: ShopId): Promise<ShopContent | null> {
  const params = { id: shopId }
  const [shop, logo, categories, subcategories, branches, policies, integrations, affiliations, newest, marketplace] =
    await Promise.all([
      api.getShop({ params }),
      orElse(shopId, api.getLogo({ params }), null),
      orElse(shopId, api.listCategories({ params }), []),
      orElse(shopId, api.listSubcategories({ params }), []),
      orElse(shopId, api.listBranches({ params }), []),
      orElse(shopId, api.getPolicies({ params }), null),
      orElse(shopId, api.getIntegrations({ params }), null),
      orElse(shopId, api.listAffiliations({ params }), []),
      orElse(shopId, api.listArticles({ params: { shopId }, query: { page: 1, limit: 1 } }), null),
      orElse(shopId, api.getMarketplaceAccess({ params }), null),
    ])
  return (
    shop && {
      ...{ shop, logo, categories, subcategories, branches, policies, integrations, affiliations },
      hasArticles: (newest?.count ?? 0) > 0,
      hasMarketplace: env.MARKETPLACE_URL !== null && marketplace?.enabled === true,
    }
  )
}

/** Legal policies that the shop has written. */
export function writtenPolicies(policies: Policies | null): readonly (keyof Policies)[] {
  return POLICY_KINDS.filter((kind) => policies?.[kind])
}

async function readTenant(ref: TenantRef): Promise<Tenant | Renamed | null> {
  const readAt = Date.now()
  switch (ref.kind) {
    case 'none':
      return null
    case 'chat':
      return readChatTenant(ref, readAt)
    default: {
      const found = await api.resolveShop({ query: { criteria: ref.name, isDomain: ref.kind === 'domain' } })
      const content = found && (await contentOf(found.id, found.version))
      if (!content) return null
      const address = shopUrl(content.shop, domains, env.PORT)
      return { ...facts(found), content, mount: '', address, readAt }
    }
  }
}

/** T2: a name or an id, on the product's own domains or on that very shop's host. */
async function readChatTenant(
  ref: Extract<TenantRef, { kind: 'chat' }>,
  readAt: number,
): Promise<Tenant | Renamed | null> {
  if (/^\d+$/.test(ref.slug)) {
    const content = await contentOf(Number(ref.slug), 0)
    if (!content || (ref.host && !(await isShopOf(ref.host, content.shop.id)))) return null
    return { movedTo: `/wa/${content.shop.subdomain}` }
  }
  const found = await api.resolveShop({ query: { criteria: ref.slug } })
  if (!found || (ref.host && !(await isShopOf(ref.host, found.id)))) return null
  const content = await contentOf(found.id, found.version)
  if (!content) return null
  return {
    ...facts(found),
    content,
    mount: `/wa/${content.shop.subdomain}`,
    address: chatShopUrl(content.shop, domains, env.PORT),
    readAt,
  }
}

async function isShopOf(host: Exclude<Extract<TenantRef, { kind: 'chat' }>['host'], null>, shopId: ShopId) {
  const tenant = await findTenant(host)
  return tenant !== null && 'shopId' in tenant && tenant.shopId === shopId
}

const facts = (found: {
  readonly id: ShopId
  readonly version: number
  readonly templateId: number
  readonly settings: unknown
}) => ({
  shopId: found.id,
  version: found.version,
  templateId: found.templateId,
  settings: found.settings,
})

const snapshots = createSnapshots<TenantRef, Tenant | Renamed>(tenantKey, readTenant)

/** The shop this tenant is, as of about a second ago; null: there is none. Throws when nobody can say. */
export async function findTenant(ref: TenantRef): Promise<Tenant | Renamed | null> {
  return ref.kind === 'none' ? null : snapshots(ref)
}
