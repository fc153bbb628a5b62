import { type DomainSettings, type ShopId, tenantFromUrl } from '@store/core'
import { sql } from 'drizzle-orm'
import { ask } from '../database/ask.ts'
import { asWorker, type Database, inShop, outsideShops } from '../database/open.ts'
import { findShop, findShopByName } from './shops.ts'

export type ShopDomain = { readonly name: string; readonly verified: boolean }

/** A shop's own domains. */
export async function listDomains(db: Database, shopId: ShopId): Promise<readonly ShopDomain[]> {
  return outsideShops(db, (tx) =>
    ask<ShopDomain>(
      tx,
      sql`select name, verified from hosts where kind = 'domain' and shop_id = ${shopId} order by name`,
    ),
  )
}

/** From now on a domain is known to be the merchant's. False when it is none of this shop's. */
export async function markVerified(db: Database, shopId: ShopId, name: string): Promise<boolean> {
  const marked = await asWorker(db, (tx) =>
    ask(
      tx,
      sql`update hosts set verified = true where kind = 'domain' and name = ${name} and shop_id = ${shopId} returning name`,
    ),
  )
  return marked.length > 0
}

/**
 * Whether a proxy may get a certificate for this host (T8): the address of an open shop, or a domain of one that is
 * known to be the merchant's, with or without its `www.`.
 */
export async function mayHaveCertificate(db: Database, host: string, domains: DomainSettings): Promise<boolean> {
  const tenant = tenantFromUrl({ host, pathname: '/' }, domains)
  if (tenant.kind === 'subdomain') return (await findShopByName(db, tenant.name))?.open ?? false
  if (tenant.kind !== 'domain') return false
  const names = [tenant.name, tenant.name.replace(/^www\./, '')]
  const [known] = await outsideShops(db, (tx) =>
    ask<{ shopId: ShopId }>(
      tx,
      sql`
        select shop_id as "shopId" from hosts
        where kind = 'domain' and name = any(${sql.param(names)}::text[]) and verified limit 1`,
    ),
  )
  const shop = known && (await inShop(db, known.shopId, (tx) => findShop(tx, known.shopId)))
  return shop?.open ?? false
}
