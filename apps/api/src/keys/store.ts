import { timingSafeEqual } from 'node:crypto'
import { SCOPES, type Scope } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, inShop, outsideShops, readInShop, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { apiKeys, keyOwners, platformKeys } from './schema.ts'
import { type KeyDigest, newToken } from './token.ts'

/** The caller of a call, identified by their key. */
export type KeyHolder = {
  /** Null: the platform, with all rights in every shop. */
  readonly shopId: ShopId | null
  readonly prefix: string
  readonly name: string
  readonly scopes: readonly Scope[]
  /** ISO-8601, UTC. */
  readonly endsAt: string | null
  /** The only addresses and networks from which it is accepted; empty: all. */
  readonly networks: readonly string[]
}

type StoredKey = {
  readonly digest: Buffer
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly endsAt: Date | null
  readonly usedAt: Date | null
  readonly networks: readonly string[]
}
const PlatformKeyRow = z.object({
  digest: z.instanceof(Buffer),
  name: z.string(),
  endsAt: z.date().nullable(),
  usedAt: z.date().nullable(),
} satisfies FieldsOf<Omit<StoredKey, 'scopes' | 'networks'>>)
const ShopKeyRow = PlatformKeyRow.extend({ scopes: z.array(z.enum(SCOPES)), networks: z.array(z.string()) })

/** How often, in milliseconds, the use of a key is recorded at most. */
const USE_NOTED_EVERY = 60_000

/** The current holder of this key; null: it does not exist, or it has expired. */
export async function findHolder(db: Database, { prefix, digest }: KeyDigest, now: Date): Promise<KeyHolder | null> {
  const found = await findStored(db, prefix, now)
  if (!found || !timingSafeEqual(found.stored.digest, digest)) return null
  const { owner, stored } = found
  if (!stored.usedAt || now.getTime() - stored.usedAt.getTime() > USE_NOTED_EVERY) await noteUse(db, owner, prefix, now)
  return holderOf(prefix, found)
}

/** The holder of the key with this prefix, for work that a key has begun: it is no authentication. */
export async function findHolderByPrefix(db: Database, prefix: string, now: Date): Promise<KeyHolder | null> {
  const found = await findStored(db, prefix, now)
  return found && holderOf(prefix, found)
}

type FoundKey = { readonly owner: ShopId | null; readonly stored: StoredKey }

const holderOf = (prefix: string, { owner, stored: { name, scopes, endsAt, networks } }: FoundKey): KeyHolder => ({
  shopId: owner,
  prefix,
  name,
  scopes,
  endsAt: endsAt?.toISOString() ?? null,
  networks,
})

async function findStored(db: Database, prefix: string, now: Date): Promise<FoundKey | null> {
  const found = await outsideShops(db, (tx) => findOwner(tx, prefix))
  if (!found) return null
  const { owner } = found
  const stored = owner === null ? found.stored : await readInShop(db, owner, (tx) => findShopKey(tx, owner, prefix))
  return stored && (stored.endsAt === null || stored.endsAt > now) ? { owner, stored } : null
}

type Owner = { readonly owner: ShopId } | { readonly owner: null; readonly stored: StoredKey }

const OwnerRow = z.object({ owner: z.int() })

async function findOwner(tx: Tx, prefix: string): Promise<Owner | null> {
  const [shop] = await query(tx, OwnerRow, sql`select owner from key_owners where prefix = ${prefix}`)
  if (shop) return shop
  const [stored] = await query(
    tx,
    PlatformKeyRow,
    sql`
      select digest, name, ends_at as "endsAt", used_at as "usedAt" from platform_keys
      where prefix = ${prefix}`,
  )
  return stored ? { owner: null, stored: { ...stored, scopes: SCOPES, networks: [] } } : null
}

async function findShopKey(tx: Tx, shopId: ShopId, prefix: string): Promise<StoredKey | null> {
  const [stored] = await query(
    tx,
    ShopKeyRow,
    sql`
      select digest, name, scopes, networks, ends_at as "endsAt", used_at as "usedAt" from api_keys
      where shop_id = ${shopId} and prefix = ${prefix}`,
  )
  return stored ?? null
}

async function noteUse(db: Database, owner: ShopId | null, prefix: string, now: Date): Promise<void> {
  if (owner === null)
    await outsideShops(db, (tx) => execute(tx, sql`update platform_keys set used_at = ${now} where prefix = ${prefix}`))
  else
    await inShop(db, owner, (tx) =>
      execute(tx, sql`update api_keys set used_at = ${now} where shop_id = ${owner} and prefix = ${prefix}`),
    )
}

export type ApiKey = {
  readonly id: number
  readonly prefix: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly endsAt: string | null
  readonly networks: readonly string[]
  readonly createdAt: string
  readonly usedAt: string | null
}

const KeyRow = z.object({
  id: z.int(),
  prefix: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  endsAt: z.date().nullable(),
  networks: z.array(z.string()),
  createdAt: z.date(),
  usedAt: z.date().nullable(),
})

/** The shop's keys, in order of creation. */
export async function listKeys(tx: Tx, shopId: ShopId): Promise<readonly ApiKey[]> {
  const rows = await query(
    tx,
    KeyRow,
    sql`
      select id, prefix, name, scopes, networks, ends_at as "endsAt", created_at as "createdAt", used_at as "usedAt"
      from api_keys where shop_id = ${shopId} order by id`,
  )
  return rows.map(({ endsAt, createdAt, usedAt, ...row }) => ({
    ...row,
    endsAt: endsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

type NewKey = {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly endsAt: Date | null
  /** Left out: it is accepted from everywhere. */
  readonly networks?: readonly string[] | undefined
}

/** Creates a key of the shop. `token` is the complete key for its holder; it is stored nowhere. */
export async function addKey(
  tx: Tx,
  shopId: ShopId,
  { name, scopes, endsAt, networks = [] }: NewKey,
): Promise<{ readonly id: number; readonly token: string }> {
  const { token, prefix, digest } = newToken()
  const [added] = await tx
    .insert(apiKeys)
    .values({ shopId, prefix, digest, name, scopes, endsAt, networks: [...networks] })
    .returning({ id: apiKeys.id })
  await tx.insert(keyOwners).values({ prefix, owner: shopId })
  return { id: added?.id ?? 0, token }
}

const PrefixRow = z.object({ prefix: z.string() })

/** False when the shop has no such key. */
export async function removeKey(tx: Tx, shopId: ShopId, id: number): Promise<boolean> {
  const [removed] = await query(
    tx,
    PrefixRow,
    sql`delete from api_keys where shop_id = ${shopId} and id = ${id} returning prefix`,
  )
  if (!removed) return false
  await execute(tx, sql`delete from key_owners where prefix = ${removed.prefix} and owner = ${shopId}`)
  return true
}

/** Creates a key of the platform: no request can do it. */
export async function addPlatformKey(db: Database, name: string): Promise<string> {
  const { token, prefix, digest } = newToken()
  await asWorker(db, (tx) => tx.insert(platformKeys).values({ prefix, digest, name }))
  return token
}
