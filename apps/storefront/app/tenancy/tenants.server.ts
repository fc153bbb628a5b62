import { createHash } from 'node:crypto'
import { type ApiClient, ApiError } from '@store/api-client'
import {
  type Affiliation,
  type Branch,
  type Category,
  type Image,
  type Integrations,
  POLICY_KINDS,
  type Policies,
  type Shop,
  type ShopId,
  type ShopStatus,
  type Subcategory,
  shopStatus,
  shopUrl,
  type TenantRef,
  tenantKey,
  validIntegrations,
} from '@store/core'
import { LRUCache } from 'lru-cache'
import { api, apiUnlockedBy } from '#app/http/api.server.ts'
import { domains, env } from '#app/http/env.server.ts'
import { orElse } from '#app/http/http.server.ts'
import { createSnapshots } from '#app/tenancy/snapshots.server.ts'

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
  /** Whether the shop's gate let the reader in (S1); without a gate, everybody. */
  readonly unlocked: boolean
  /** Whether every part was read; without one the shop goes on (C34), and neither this nor a page made of it is kept. */
  readonly complete: boolean
}

/** A tenant that is a shop, as of one version of it. */
export type Tenant = {
  readonly shopId: ShopId
  /** Read before the content, so that old content never counts as new. */
  readonly version: number
  readonly templateId: number
  readonly settings: unknown
  readonly content: ShopContent
  /** S2, for this visitor. Of a locked shop only what stands before its gate is in `content`. */
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

/** Services without versions: their content is read anew after this long. */
const UNVERSIONED_MS = 30_000
/** How long a token is believed to open its shop. */
const TOKEN_MS = 2_000
/** How long a shop goes on without a part that could not be read. */
const INCOMPLETE_MS = 2_000
/** Most visitors of locked shops that are remembered; anybody can come with a token of nobody's. */
const MAX_TOKENS = 200

const contents = new LRUCache<string, Promise<ShopContent | null>>({ max: 2_000 })
const unlockedContents = new LRUCache<string, Promise<ShopContent | null>>({ max: MAX_TOKENS })

/** Content of a shop at this version, for whoever holds this token or none: read once, by whoever asks first. */
function contentOf(shopId: ShopId, version: number, token: Token): Promise<ShopContent | null> {
  // Whether a token still opens the shop is asked again, whatever the version.
  const age = token ? `t${Math.floor(Date.now() / TOKEN_MS)}` : version || `t${Math.floor(Date.now() / UNVERSIONED_MS)}`
  const key = `${shopId}@${version}.${age}${tokenMark(token)}`
  const kept = token ? unlockedContents : contents
  const known = kept.get(key)
  if (known) return known
  const reading = readContent(shopId, token)
  kept.set(key, reading)
  const forget = () => kept.delete(key)
  reading.then((content) => {
    if (content === null) forget()
    else if (!content.complete) setTimeout(forget, INCOMPLETE_MS).unref()
  }, forget)
  return reading
}

async function readContent(shopId: ShopId, token: Token): Promise<ShopContent | null> {
  const client = clientFor(token)
  const params = { id: shopId }
  let complete = true
  const part: ReadPart = (answer, fallback) =>
    orElse(shopId, answer, fallback, () => {
      complete = false
    })
  const [shop, logo] = await Promise.all([client.getShop({ params }), part(client.getLogo({ params }), null)])
  if (!shop) return null
  const isOpen = !shop.accessGate?.enabled || (token !== null && (await opensShop(shopId, token)))
  if (!isOpen) return { shop, logo, ...GATE_CONTENT, complete }
  const rest = await readRest(client, shopId, part)
  return { shop, logo, ...rest, unlocked: true, complete }
}

type ReadPart = <T, Fallback>(answer: Promise<T>, fallback: Fallback) => Promise<T | Fallback>

/** What is known of a shop behind its gate, besides its name, logo and the gate's own texts. */
const GATE_CONTENT = {
  ...{ categories: [], subcategories: [], branches: [], policies: null, integrations: null, affiliations: [] },
  ...{ hasArticles: false, hasMarketplace: false, unlocked: false },
}

type Key = { readonly shopId: ShopId; readonly token: string }
const OPEN = {}

/** Asks for something that stands behind the gate; null: the token does not open it. */
async function tryKey({ shopId, token }: Key): Promise<typeof OPEN | null> {
  try {
    await clientFor(token).listCategories({ params: { id: shopId } })
    return OPEN
  } catch (problem) {
    if (problem instanceof ApiError && problem.failure.kind === 'http' && problem.failure.status === 403) return null
    throw problem
  }
}

const keys = createSnapshots<Key, typeof OPEN>(
  ({ shopId, token }) => shopId + tokenMark(token),
  tryKey,
  Date.now,
  undefined,
  MAX_TOKENS,
)

/** Whether a token opens its shop, as of about a second ago. Anybody can make up tokens: one costs one question. */
export const opensShop = async (shopId: ShopId, token: string): Promise<boolean> =>
  (await keys({ shopId, token })) !== null

async function readRest(client: ApiClient, shopId: ShopId, part: ReadPart) {
  const params = { id: shopId }
  const newest = client.listArticles({ params: { shopId }, query: { page: 1, limit: 1 } })
  const [categories, subcategories, branches, policies, integrations, affiliations, articles, marketplace] =
    await Promise.all([
      part(client.listCategories({ params }), []),
      part(client.listSubcategories({ params }), []),
      part(client.listBranches({ params }), []),
      part(client.getPolicies({ params }), null),
      part(client.getIntegrations({ params }), null),
      part(client.listAffiliations({ params }), []),
      part(newest, null),
      part(client.getMarketplaceAccess({ params }), null),
    ])
  return {
    ...{ categories, subcategories, branches, policies, affiliations },
    integrations: integrations && idsOf(shopId, integrations),
    hasArticles: (articles?.count ?? 0) > 0,
    hasMarketplace: env.MARKETPLACE_URL !== null && marketplace?.enabled === true,
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

async function readTenant({ ref, token }: Question): Promise<Tenant | Renamed | null> {
  const readAt = Date.now()
  switch (ref.kind) {
    case 'none':
      return null
    case 'chat':
      return readChatTenant(ref, token, readAt)
    default: {
      const query = { criteria: ref.name, isDomain: ref.kind === 'domain' }
      const found = await clientFor(token).resolveShop({ query })
      const content = found && (await contentOf(found.id, found.version, token))
      if (!content) return null
      const address = shopUrl(content.shop, domains, env.PORT)
      return { ...facts(found, content, token), mount: '', isChat: false, address, readAt }
    }
  }
}

/** T2: a name or an id, on the product's own domains or on that very shop's host. */
async function readChatTenant(
  ref: Extract<TenantRef, { kind: 'chat' }>,
  token: Token,
  readAt: number,
): Promise<Tenant | Renamed | null> {
  if (/^\d+$/.test(ref.slug)) {
    const content = await contentOf(Number(ref.slug), 0, null)
    if (!content || (ref.host && !(await isShopOf(ref.host, content.shop.id)))) return null
    return { movedTo: `/wa/${content.shop.subdomain}` }
  }
  const found = await clientFor(token).resolveShop({ query: { criteria: ref.slug } })
  if (!found || (ref.host && !(await isShopOf(ref.host, found.id)))) return null
  const content = await contentOf(found.id, found.version, token)
  if (!content) return null
  return {
    ...facts(found, content, token),
    mount: `/wa/${content.shop.subdomain}`,
    isChat: true,
    address: shopUrl(content.shop, domains, env.PORT),
    readAt,
  }
}

async function isShopOf(host: Exclude<Extract<TenantRef, { kind: 'chat' }>['host'], null>, shopId: ShopId) {
  const tenant = await findTenant(host)
  return tenant !== null && 'shopId' in tenant && tenant.shopId === shopId
}

const facts = (
  found: {
    readonly id: ShopId
    readonly version: number
    readonly templateId: number
    readonly settings: unknown
  },
  content: ShopContent,
  token: Token,
) => ({
  shopId: found.id,
  version: found.version,
  templateId: found.templateId,
  settings: found.settings,
  content,
  status: shopStatus(content.shop, content.unlocked),
  api: content.unlocked && content.shop.accessGate?.enabled ? clientFor(token) : api,
})

/** What a visitor holds against the gate of a shop. */
type Token = string | null
type Question = { readonly ref: TenantRef; readonly token: Token }

const clientFor = (token: Token): ApiClient => (token === null ? api : apiUnlockedBy(token))
/** In keys, which may be long kept and listed, a token is not written out. */
const tokenMark = (token: Token): string =>
  token === null ? '' : `+${createHash('sha256').update(token).digest('base64url')}`

const keyOf = ({ ref, token }: Question) => tenantKey(ref) + tokenMark(token)
const snapshots = createSnapshots<Question, Tenant | Renamed>(keyOf, readTenant)
const unlockedSnapshots = createSnapshots<Question, Tenant | Renamed>(
  keyOf,
  readTenant,
  Date.now,
  undefined,
  MAX_TOKENS,
)

/**
 * The shop this tenant is, as of about a second ago, for a visitor with this unlock token or none; null: there is none.
 * Throws when nobody can say.
 */
export async function findTenant(ref: TenantRef, token: Token = null): Promise<Tenant | Renamed | null> {
  if (ref.kind === 'none') return null
  return token === null ? snapshots({ ref, token }) : unlockedSnapshots({ ref, token })
}
