import { manageEndpoints as calls, type Output } from '@store/api-client/manage'
import { type Country, dayOf, type ShopId, timeZoneOf } from '@store/core'
import { countListed } from '../../catalog/store/product-list.ts'
import type { Tx } from '../../database/open.ts'
import { countLostDomains } from '../../domains/store.ts'
import { mailsGivenUp } from '../../messages/given-up.ts'
import { countOrders, EVERY_ORDER } from '../../orders/store/list.ts'
import { findSold } from '../../visitors/numbers.ts'
import { findCountry } from '../../visitors/store.ts'
import { countFailedWebhooks } from '../../webhooks/store/given-up.ts'
import { isStockroom, may, seesYesterday } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { dayBefore } from './numbers.ts'

/** The highest count of each kind. */
const MOST = 200

export function todayRoutes(manage: Management): void {
  manage.read(calls.getToday, async (tx, { shopId, caller, now }) => {
    const { after: _, ...every } = EVERY_ORDER
    const today: Output<typeof calls.getToday> = {}
    if (may(caller, 'orders:read'))
      today.late = counted(await countOrders(tx, shopId, { ...every, late: true, now }, MOST + 1))
    // Only for callers who may send them again.
    if (may(caller, 'orders:write') && !isStockroom(caller))
      today.mails = counted(
        await countOrders(
          tx,
          shopId,
          { ...every, among: [{ numbers: mailsGivenUp(shopId), is: true }], now },
          MOST + 1,
        ),
      )
    if (may(caller, 'integrations:write')) today.webhooks = counted(await countFailedWebhooks(tx, shopId))
    if (may(caller, 'domains:write')) today.domains = counted(await countLostDomains(tx, shopId))
    if (may(caller, 'products:write'))
      today.drafts = counted(await countListed(tx, shopId, { status: 'draft' }, MOST + 1))
    if (may(caller, 'products:read')) {
      const out = { status: 'active', stocked: false, best: true } as const
      today.bestSellersOut = counted(await countListed(tx, shopId, out, MOST + 1))
    }
    if (seesYesterday(caller)) {
      const zone = timeZoneOf(await countryOf(tx, shopId))
      const before = dayBefore(dayOf(now, zone), 1)
      today.sold = await findSold(tx, shopId, { from: before, to: before, zone })
    }
    return today
  })
}

async function countryOf(tx: Tx, shopId: ShopId): Promise<Country> {
  const country = await findCountry(tx, shopId)
  if (country === null) throw new Refusal('notFound')
  return country
}

const counted = (count: number) => ({ count: Math.min(count, MOST), more: count > MOST })
