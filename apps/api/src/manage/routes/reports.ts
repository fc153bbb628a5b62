import { manageEndpoints as calls } from '@store/api-client/manage'
import { inShop } from '../../database/open.ts'
import { findShopByName } from '../../domains/store.ts'
import { siteOf } from '../../http/shopper.ts'
import { addReport } from '../../oversight/reports.ts'
import { countWithin } from '../limits.ts'
import type { Management } from '../mount.ts'

/** Reports of one network per day: of all shops, and of one. */
const REPORTS_A_DAY = 10
const REPORTS_OF_SHOP_A_DAY = 2
const DAY = 24 * 60 * 60

export function reportRoutes(manage: Management): void {
  manage.outside(calls.reportShop, async (_, { services, params, body, address, now }) => {
    const { db } = services
    const site = siteOf(address())
    const shop = await findShopByName(db, params.name.toLowerCase())
    await countWithin(db, now, [
      { of: ['reports', site], most: REPORTS_A_DAY, within: DAY },
      { of: ['reports of shop', shop?.id ?? 0, site], most: REPORTS_OF_SHOP_A_DAY, within: DAY },
    ])
    // The response is the same for shops that do not exist.
    if (shop) await inShop(db, shop.id, (tx) => addReport(tx, shop.id, { ...body, now }))
    return {}
  })
}
