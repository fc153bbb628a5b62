import { type DomainSettings, type Shop, type ShopId, tenantFromUrl } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, inShop, outsideShops, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { findShop } from '../shops/store/shops.ts'
import { hosts } from './schema.ts'

/** By subdomain name. */
export const findShopByName = (db: Database, name: string) => findShopByHost(db, 'subdomain', name)

/** By verified custom domain, with or without its `www.`. */
export const findShopByDomain = (db: Database, domain: string) => findShopByHost(db, 'domain', domain)

async function findShopByHost(db: Database, kind: 'subdomain' | 'domain', name: string): Promise<Shop | null> {
  const id = await outsideShops(db, (tx) => findHost(tx, kind, name))
  return id === null ? null : inShop(db, id, (tx) => findShop(tx, id))
}

/** The name of a shop: its subdomain, or a domain of its own. */
export type HostName = { readonly by: 'subdomain' | 'domain'; readonly name: string }

const FoundRow = z.object({ id: z.int().nullable() })

/**
 * The shops under these names, in the same order, ignoring case; null: none. A domain counts once it is verified, and so does its
 * `www.`.
 */
export async function findHosts(tx: Tx, names: readonly HostName[]): Promise<readonly (ShopId | null)[]> {
  const kinds = sql.param(names.map(({ by }) => by))
  const plain = sql.param(names.map(({ name }) => name.toLowerCase()))
  const rows = await query(
    tx,
    FoundRow,
    sql`
      select coalesce(
        (select h.shop_id from hosts h where h.kind = a.kind and h.name = a.name and h.verified),
        (select h.shop_id from hosts h
         where a.kind = 'domain' and a.name like 'www.%' and h.kind = 'domain' and h.name = substr(a.name, 5) and h.verified)
      ) as id
      from unnest(${kinds}::text[], ${plain}::text[]) with ordinality as a (kind, name, at) order by a.at`,
  )
  return rows.map(({ id }) => id)
}

/** The shop under a name, as `findHosts` finds it. */
export async function findHost(tx: Tx, by: HostName['by'], name: string): Promise<ShopId | null> {
  const [id] = await findHosts(tx, [{ by, name }])
  return id ?? null
}

export type ShopDomain = { readonly name: string; readonly verified: boolean }
const ShopDomainRow = z.object({ name: z.string(), verified: z.boolean() } satisfies FieldsOf<ShopDomain>)

/** A shop's own domains. */
export async function listDomains(db: Database, shopId: ShopId): Promise<readonly ShopDomain[]> {
  return outsideShops(db, (tx) =>
    query(
      tx,
      ShopDomainRow,
      sql`select name, verified from hosts where kind = 'domain' and shop_id = ${shopId} order by name`,
    ),
  )
}

const HostRow = z.object({ id: z.int() })

/** Adds a domain to a shop. It opens the shop once it is verified (`markVerified`). */
export async function addDomain(db: Database, shopId: ShopId, name: string): Promise<'added' | 'known' | 'taken'> {
  return asWorker(db, async (tx) => {
    const domain = name.toLowerCase()
    const added = await tx.insert(hosts).values({ kind: 'domain', name: domain, shopId }).onConflictDoNothing()
    if (added.rowCount === 0) {
      const [host] = await query(
        tx,
        HostRow,
        sql`select shop_id as id from hosts where kind = 'domain' and name = ${domain}`,
      )
      return host?.id === shopId ? 'known' : 'taken'
    }
    return 'added'
  })
}

/** False if this shop did not have the domain. */
export async function removeDomain(db: Database, shopId: ShopId, name: string): Promise<boolean> {
  return asWorker(db, async (tx) => {
    const domain = name.toLowerCase()
    const removed = await execute(
      tx,
      sql`delete from hosts where kind = 'domain' and name = ${domain} and shop_id = ${shopId}`,
    )
    if (removed === 0) return false
    await leaveDomain(tx, shopId, domain)
    return true
  })
}

/** Marks a domain as verified. False if this shop does not have it. */
export async function markVerified(db: Database, shopId: ShopId, name: string, vouched = false): Promise<boolean> {
  return asWorker(db, async (tx) => {
    const marked = await execute(
      tx,
      sql`
        update hosts set verified = true, vouched = ${vouched}::boolean, checked_at = now(), failing_since = null
        where kind = 'domain' and name = ${name} and shop_id = ${shopId}`,
    )
    if (marked === 0) return false
    await execute(
      tx,
      sql`update shops set domain = coalesce(domain, ${name}), version = version + 1 where shop_id = ${shopId}`,
    )
    return true
  })
}

/** Uses a verified domain of the shop in the addresses of its pages. */
export async function setMainDomain(db: Database, shopId: ShopId, name: string): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        update shops set domain = ${name}, version = version + 1
        where shop_id = ${shopId} and exists (
          select from hosts where kind = 'domain' and verified and shop_id = ${shopId} and name = ${name})`,
    ),
  )
}

/** A verified domain that has not been checked for a while. */
export type WatchedDomain = {
  readonly name: string
  readonly shopId: ShopId
  readonly subdomain: string
  readonly vouched: boolean
  readonly failingSince: Date | null
}
const WatchedDomainRow = z.object({
  name: z.string(),
  shopId: z.int(),
  subdomain: z.string(),
  vouched: z.boolean(),
  failingSince: z.date().nullable(),
} satisfies FieldsOf<WatchedDomain>)

/** Verified domains that have not been checked since `before`; claimed, so that no other process checks them now. */
export function claimDomains(
  db: Database,
  { now, before, limit }: { readonly now: Date; readonly before: Date; readonly limit: number },
): Promise<readonly WatchedDomain[]> {
  return asWorker(db, (tx) =>
    query(
      tx,
      WatchedDomainRow,
      sql`
        update hosts h set checked_at = ${now} from (
          select kind, name from hosts
          where kind = 'domain' and verified and (checked_at is null or checked_at < ${before})
          order by checked_at nulls first limit ${limit} for update skip locked
        ) due, hosts s
        where h.kind = due.kind and h.name = due.name and s.kind = 'subdomain' and s.shop_id = h.shop_id
        returning h.name, h.shop_id as "shopId", s.name as subdomain, h.vouched, h.failing_since as "failingSince"`,
    ),
  )
}

/** Records the result of a check. A lapsed domain no longer opens its shop, and is no longer used in addresses. */
export async function noteDomain(
  db: Database,
  { name, shopId }: WatchedDomain,
  { well, lapsed, now }: { readonly well: boolean; readonly lapsed: boolean; readonly now: Date },
): Promise<void> {
  await asWorker(db, async (tx) => {
    const failing = well || lapsed ? sql`null` : sql`coalesce(failing_since, ${now})`
    await execute(
      tx,
      sql`
        update hosts set failing_since = ${failing}, verified = verified and not ${lapsed}::boolean
        where kind = 'domain' and name = ${name} and shop_id = ${shopId}`,
    )
    if (lapsed) await leaveDomain(tx, shopId, name)
  })
}

/** Addresses of the shop use another verified domain of its own, else its subdomain. */
async function leaveDomain(tx: Tx, shopId: ShopId, name: string): Promise<void> {
  await execute(
    tx,
    sql`
      update shops set version = version + 1, domain = case when domain = ${name}
        then (select min(name) from hosts where kind = 'domain' and verified and shop_id = ${shopId}) else domain end
      where shop_id = ${shopId}`,
  )
}

const OwnerRow = z.object({ shopId: z.int() })

/**
 * Whether a proxy may get a certificate for this host (T8): for the address of an open shop, or a verified domain of an open shop,
 * with or without its `www.`.
 */
export async function mayHaveCertificate(db: Database, host: string, domains: DomainSettings): Promise<boolean> {
  const tenant = tenantFromUrl({ host, pathname: '/' }, domains)
  if (tenant.kind === 'subdomain') return (await findShopByName(db, tenant.name))?.open ?? false
  if (tenant.kind !== 'domain') return false
  const names = [tenant.name, tenant.name.replace(/^www\./, '')]
  const [known] = await outsideShops(db, (tx) =>
    query(
      tx,
      OwnerRow,
      sql`
        select shop_id as "shopId" from hosts
        where kind = 'domain' and name = any(${sql.param(names)}::text[]) and verified limit 1`,
    ),
  )
  const shop = known && (await inShop(db, known.shopId, (tx) => findShop(tx, known.shopId)))
  return shop?.open ?? false
}

const NameRow = z.object({ name: z.string() })

/** Those of these subdomains that a shop has. */
export async function takenNames(db: Database, names: readonly string[]): Promise<readonly string[]> {
  const rows = await outsideShops(db, (tx) =>
    query(
      tx,
      NameRow,
      sql`select name from hosts where kind = 'subdomain' and name = any (${sql.param(names)}::text[])`,
    ),
  )
  return rows.map(({ name }) => name)
}
