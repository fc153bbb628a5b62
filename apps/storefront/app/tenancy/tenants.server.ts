import { createHash } from 'node:crypto'
import type { ApiClient } from '@store/api-client'
import type { StorefrontShop } from '@store/api-client/contract'
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
import { domains, env } from '#app/http/env.server.ts'
import { createFreshCache } from '#app/http/fresh-cache.server.ts'

/** A tenant that is a shop, as of one version of it. */
export type Tenant = {
  readonly shopId: ShopId
  readonly version: number
  readonly templateId: number
  /** Of its own template, as they are stored. */
  readonly settings: StorefrontShop['settings']
  /** What its pages have in common, all of one moment. Of a locked shop only what stands before its gate. */
  readonly content: Omit<StorefrontShop, 'settings'>
  /** S2, for this visitor. */
  readonly status: ShopStatus
  /** The services as they answer this visitor: through the gate, if they hold its token. */
  readonly api: ApiClient
  /** '' on the shop's own host, '/wa/{subdomain}' off it, '/template{n}' in a previewed template (R9). */
  readonly mount: string
  /** Under `/wa` (R14). */
  readonly isChat: boolean
  /** The shop's one address, without a trailing slash: custom domain over subdomain over `/wa`. */
  readonly address: string
  readonly readAt: number
  /** Told of what could not be read for a page. */
  readonly missed?: () => void
}

/** `/wa/{id}`: the shop is asked for by its name from now on (T2). */
export type Renamed = { readonly movedTo: string }

/** What a visitor holds against the gate of a shop. */
type Token = string | null
type Question = { readonly ref: TenantRef; readonly token: Token }
type Known = Tenant | Renamed

/** Most visitors of locked shops that are remembered; anybody can come with a token of nobody's. */
const MAX_TOKENS = 200

/** In keys, which may be long kept and listed, a token is not written out. */
const keyOf = ({ ref, token }: Question): string =>
  tenantKey(ref) + (token === null ? '' : `+${createHash('sha256').update(token).digest('base64url')}`)

const tenants = createFreshCache<Question, Known>(keyOf, readTenant)
const unlockedTenants = createFreshCache<Question, Known>(keyOf, readTenant, { max: MAX_TOKENS })

/**
 * The shop this tenant is, as of about a second ago, for a visitor with this unlock token or none; null: there is none.
 * Throws when nobody can say.
 */
export async function findTenant(ref: TenantRef, token: Token = null): Promise<Known | null> {
  if (ref.kind === 'none') return null
  return token === null ? tenants({ ref, token }) : unlockedTenants({ ref, token })
}

async function readTenant({ ref, token }: Question, known: Known | undefined): Promise<Known | null> {
  switch (ref.kind) {
    case 'none':
      return null
    case 'chat':
      return readChatTenant(ref, token, known)
    default:
      return readShop(ref.kind, ref.name, token, known, () => ({ mount: '', isChat: false }))
  }
}

/** T2: a name or an id, on the product's own domains or on that very shop's host. */
async function readChatTenant(
  { slug, host }: Extract<TenantRef, { kind: 'chat' }>,
  token: Token,
  known: Known | undefined,
): Promise<Known | null> {
  const by = /^\d+$/.test(slug) ? 'id' : 'subdomain'
  const tenant = await readShop(by, slug, token, known, (subdomain) => ({ mount: `/wa/${subdomain}`, isChat: true }))
  if (!tenant || (host && !(await isShopOf(host, tenant.shopId)))) return null
  return by === 'id' ? { movedTo: tenant.mount } : tenant
}

async function isShopOf(host: TenantRef, shopId: ShopId): Promise<boolean> {
  const tenant = await findTenant(host)
  return tenant !== null && 'shopId' in tenant && tenant.shopId === shopId
}

/** One question to the services; who knows a version of the shop is told whether it is still the newest. */
async function readShop(
  by: 'domain' | 'subdomain' | 'id',
  name: string,
  token: Token,
  known: Known | undefined,
  mounted: (subdomain: string) => Pick<Tenant, 'mount' | 'isChat'>,
): Promise<Tenant | null> {
  const readAt = Date.now()
  const client = token === null ? api : apiUnlockedBy(token)
  const kept = known && 'shopId' in known ? known : null
  const answer = await client.getStorefrontShop({
    query: { by, name, ...(kept && { shopId: kept.shopId, version: kept.version }) },
  })
  if (answer === null) return null
  if (answer.kind === 'unchanged') return kept && { ...kept, readAt }
  const { kind: _, settings, ...content } = answer
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
    readAt,
    ...mounted(shop.subdomain),
  }
}

/** Ids at third parties end up in scripts, addresses and policies: what cannot be one is left out, and logged by its name. */
function idsOf(shopId: ShopId, given: Integrations): Integrations {
  const { valid, refused } = validIntegrations(given)
  if (refused.length > 0) console.error(`shop ${shopId}: not the id of an integration: ${refused.join(', ')}`)
  return valid
}

/** Legal policies that the shop has written. */
export function writtenPolicies(policies: Policies | null): readonly (keyof Policies)[] {
  return POLICY_KINDS.filter((kind) => policies?.[kind])
}
