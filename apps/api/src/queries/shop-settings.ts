import type { CityId, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { ask } from '../database/ask.ts'
import type { Tx } from '../database/open.ts'
import { findShop, type ShopSettings } from './shops.ts'

/** Where orders are announced, and the secret that signs it, belong to one installation. */
export type PortableSettings = Omit<ShopSettings, 'orderHook'>

/** All that a merchant has decided about a shop, beside its address. */
export async function findShopSettings(tx: Tx, shopId: ShopId): Promise<PortableSettings | null> {
  const shop = await findShop(tx, shopId)
  if (!shop) return null
  const [row] = await ask<{ cityId: CityId | null; logo: string | null }>(
    tx,
    sql`select city_id as "cityId", logo from shops where shop_id = ${shopId}`,
  )
  const { id: _, subdomain: __, domain: ___, version: ____, ...settings } = shop
  return { ...settings, cityId: row?.cityId ?? null, logo: row?.logo ?? null }
}
