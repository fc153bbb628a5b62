import { findShopByName, listShops } from '@store/api/queries'
import type { Shop } from '@store/core'
import { Complaint } from './complaint.ts'
import { type Connection, withDatabase } from './connection.ts'
import { didYouMean } from './nearest.ts'

/** Runs `work` on the shop of this subdomain, or says that there is none. */
export function withShop<T>(
  name: string,
  work: (place: Connection & { readonly shop: Shop }) => Promise<T>,
): Promise<T> {
  return withDatabase(async (connection) => {
    const shop = await findShopByName(connection.db, name)
    if (shop) return work({ ...connection, shop })
    const names = (await listShops(connection.db)).map(({ subdomain }) => subdomain)
    const hint = didYouMean(name, names) || ' "feria shop list" shows them all.'
    throw new Complaint(`There is no shop "${name}".${hint}`)
  })
}
