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

/** A name of a shop: its subdomain, or its own domain. */
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

export type ShopDomain = {
  readonly name: string
  readonly verified: boolean
  /** `failing`: the verified domain no longer resolves to us; `lapsed`: its verification ended because of that. */
  readonly trouble: 'failing' | 'lapsed' | null
}
const ShopDomainRow = z.object({
  name: z.string(),
  verified: z.boolean(),
  trouble: z.enum(['failing', 'lapsed']).nullable(),
} satisfies FieldsOf<ShopDomain>)

/** One failed check may be chance; a second one is not. */
const TROUBLE = sql`(case
  when lapsed_at is not null then 'lapsed' when verified and failing_since is not null and checked_at > failing_since then 'failing'
end)`

/** A shop's own domains. */
export async function listDomains(db: Database, shopId: ShopId): Promise<readonly ShopDomain[]> {
  return outsideShops(db, (tx) =>
    query(
      tx,
      ShopDomainRow,
      sql`
        select name, verified, ${TROUBLE} as trouble from hosts
        where kind = 'domain' and shop_id = ${shopId} order by name`,
    ),
  )
}

const CountRow = z.object({ count: z.int() })

/** How many domains of a shop no longer resolve to us. */
export async function countLostDomains(tx: Tx, shopId: ShopId): Promise<number> {
  const [row] = await query(
    tx,
    CountRow,
    sql`
      select count(*)::integer as count from hosts
      where kind = 'domain' and shop_id = ${shopId} and ${TROUBLE} is not null`,
  )
  return row?.count ?? 0
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
        update hosts set verified = true, vouched = ${vouched}::boolean, checked_at = now(), failing_since = null,
          lapsed_at = null
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
          select 1 from hosts where kind = 'domain' and verified and shop_id = ${shopId} and name = ${name})`,
    ),
  )
}

/** Switches the addresses of the shop to another verified domain of it, else to its subdomain. */
export async function leaveDomain(tx: Tx, shopId: ShopId, name: string): Promise<void> {
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
