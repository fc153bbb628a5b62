import { createHash } from 'node:crypto'
import type { ApiClient } from '@store/api-client'
import {
  MAX_SHOP_ADDRESSES,
  type PreviewedThing,
  type StorefrontShop,
  type StorefrontShopAnswer,
} from '@store/api-client/contract'
import {
  type Integrations,
  POLICY_KINDS,
  type Policies,
  type ShopId,
  type ShopStatus,
  shopStatus,
  shopUrl,
  type TenantRef,
  tenantKey,
  validIntegrations,
} from '@store/core'
import { api, apiUnlockedBy } from '#app/http/api.server.ts'
import { edge } from '#app/http/edge.server.ts'
import { domains, env } from '#app/http/env.server.ts'
import { createFreshCache } from '#app/http/fresh-cache.server.ts'
import { log } from '#app/http/log.server.ts'

/** A tenant that is a shop, as of one version of it. */
export type Tenant = {
  readonly shopId: ShopId
  readonly version: number
  readonly templateId: number
  /** Settings of its own template, as stored. */
  readonly settings: StorefrontShop['settings']
  /** Shop data that all pages need, read at one moment. For a locked shop, only the gate's data. */
  readonly content: Omit<StorefrontShop, 'settings'>
  /** S2, for this visitor. */
  readonly status: ShopStatus
  /** The API client for this visitor, with their unlock token. */
  readonly api: ApiClient
  /** '' on the shop's own host, '/wa/{subdomain}' off it, '/template{n}' in a preview (R9), '/preview-{token}' in that of the look, a product or an article. */
  readonly mount: string
  /**
   * In a preview: the origin of the office, which may frame its pages, and which unpublished things they show: a product or
   * an article, a version of the look, otherwise the look's draft.
   */
  readonly draft?: { readonly office: string; readonly thing: PreviewedThing | null; readonly version: number | null }
  /** Whether the mount is below `/wa` (R14). */
  readonly isChat: boolean
  /** The shop's canonical address, without a trailing slash: custom domain, otherwise subdomain, otherwise `/wa`. */
  readonly address: string
  readonly readAt: number
  /** Called when data of a page could not be read. */
  readonly missed?: () => void
}

/** `/wa/{id}` redirects to the address with the shop's name (T2). */
export type Renamed = { readonly movedTo: string }

/** A visitor's token for the gate of a shop. */
type Token = string | null
type TenantQuery = { readonly ref: TenantRef; readonly token: Token }
type TenantAnswer = Tenant | Renamed

/** Maximum number of visitors of locked shops in the cache; anybody can send an invalid token. */
const MAX_TOKENS = 200

/** Cache keys hold a hash of the token, because keys may be stored and listed. */
const keyOf = ({ ref, token }: TenantQuery): string =>
  tenantKey(ref) + (token === null ? '' : `+${createHash('sha256').update(token).digest('base64url')}`)

/** In milliseconds: visitors wait for it before their page is begun. */
const FINDING_TIMEOUT = 2_000
edge?.findShopsWith(
  (addresses) => api.findShopIds({ body: { addresses } }, { timeout: FINDING_TIMEOUT }),
  MAX_SHOP_ADDRESSES,
)

const tenants = createFreshCache<TenantQuery, TenantAnswer>(keyOf, readTenant)
const unlockedTenants = createFreshCache<TenantQuery, TenantAnswer>(keyOf, readTenant, { max: MAX_TOKENS })

/**
 * The shop of this tenant, at most about a second old, for a visitor with this unlock token or none; null: there is none.
 * Throws when the API cannot be reached.
 */
export async function findTenant(ref: TenantRef, token: Token = null): Promise<TenantAnswer | null> {
  if (ref.kind === 'none') return null
  return token === null ? tenants({ ref, token }) : unlockedTenants({ ref, token })
}

async function readTenant({ ref, token }: TenantQuery, known: TenantAnswer | undefined): Promise<TenantAnswer | null> {
  switch (ref.kind) {
    case 'none':
      return null
    case 'chat':
      return readChatTenant(ref, token, known)
    default:
      return readShop(ref.kind, ref.name, token, known, () => ({ mount: '', isChat: false }))
  }
}

/** T2: a name or an id, on the product's own domains or on that shop's host. */
async function readChatTenant(
  { slug, host }: Extract<TenantRef, { kind: 'chat' }>,
  token: Token,
  known: TenantAnswer | undefined,
): Promise<TenantAnswer | null> {
  const by = /^\d+$/.test(slug) ? 'id' : 'subdomain'
  const tenant = await readShop(by, slug, token, known, (subdomain) => ({ mount: `/wa/${subdomain}`, isChat: true }))
  if (!tenant || (host && !(await isShopOf(host, tenant.shopId)))) return null
  return by === 'id' ? { movedTo: tenant.mount } : tenant
}

async function isShopOf(host: TenantRef, shopId: ShopId): Promise<boolean> {
  const tenant = await findTenant(host)
  return tenant !== null && 'shopId' in tenant && tenant.shopId === shopId
}

/** One call to the API; with a version, the API returns whether it is still current. */
async function readShop(
  by: 'domain' | 'subdomain' | 'id',
  name: string,
  token: Token,
  known: TenantAnswer | undefined,
  mounted: (subdomain: string) => Pick<Tenant, 'mount' | 'isChat'>,
): Promise<Tenant | null> {
  const readAt = Date.now()
  const client = token === null ? api : apiUnlockedBy(token)
  const lastKnown = known && 'shopId' in known ? known : null
  const answer = await client.getStorefrontShop({
    query: { by, name, ...(lastKnown && { shopId: lastKnown.shopId, version: lastKnown.version }) },
  })
  if (answer === null) return null
  if (answer.kind === 'unchanged') return lastKnown && { ...lastKnown, readAt }
  return { ...tenantOf(answer, client, mounted(answer.shop.subdomain)), readAt }
}

/** The tenant of an answer, for a visitor with this client. */
export function tenantOf(
  { kind: _, settings, ...content }: Extract<StorefrontShopAnswer, { kind: 'shop' }>,
  client: ApiClient,
  mounted: Pick<Tenant, 'mount' | 'isChat'>,
): Tenant {
  const { shop, unlocked, integrations, hasMarketplace } = content
  return {
    shopId: shop.id,
    version: shop.version,
    templateId: shop.templateId,
    settings,
    content: {
      ...content,
      integrations: integrations && idsOf(shop.id, integrations),
      hasMarketplace: hasMarketplace && env.MARKETPLACE_URL !== null,
    },
    status: shopStatus(shop, unlocked),
    api: client,
    address: shopUrl(shop, domains, env.PORT),
    readAt: Date.now(),
    ...mounted,
  }
}

/** Ids at third parties are used in scripts, addresses and policies: invalid ones are left out, and logged by name. */
function idsOf(shopId: ShopId, integrations: Integrations): Integrations {
  const { valid, refused } = validIntegrations(integrations)
  if (refused.length > 0) log.warn({ shop: shopId, refused }, 'not the id of an integration')
  return valid
}

/** The legal policies that the shop has. */
export function writtenPolicies(policies: Policies | null): readonly (keyof Policies)[] {
  return POLICY_KINDS.filter((kind) => policies?.[kind])
}
