import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { findStanding } from '../../oversight/standing.ts'
import { removeWish, setPlan, setWish } from '../../plans/store.ts'
import { readUse } from '../../plans/use.ts'
import { findShop } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { revised } from '../revision.ts'

export function limitRoutes(manage: Management): void {
  manage.read(calls.getShopLimits, (tx, { shopId, now }) => limitsOf(tx, shopId, now))
  manage.write(calls.setShopLimits, async (tx, { shopId, body, match, now }) => {
    match(await limitsOf(tx, shopId, now))
    await setPlan(tx, shopId, body)
    return limitsOf(tx, shopId, now)
  })
  manage.write(calls.askForMore, async (tx, { shopId, body, who, now }) => {
    await setWish(tx, shopId, { text: body.text, at: now, by: who })
    return limitsOf(tx, shopId, now)
  })
  manage.write(calls.withdrawWish, async (tx, { shopId, match, now }) => {
    match(await limitsOf(tx, shopId, now))
    if (!(await removeWish(tx, shopId))) throw new Refusal('notFound')
    return limitsOf(tx, shopId, now)
  })
}

const limitsOf = async (tx: Tx, shopId: ShopId, now: Date) =>
  revised(await planShown(tx, shopId, now), ['limits', 'quietUntil'])

/** A shop's plan and usage, as in responses. */
export async function planShown(tx: Tx, shopId: ShopId, now: Date) {
  const { quietUntil } = await findStanding(tx, shopId)
  const isQuiet = quietUntil !== null && quietUntil > now
  const shop = await findShop(tx, shopId)
  const { plan, limits, own, wish } = await readUse(tx, shopId, { country: shop?.country ?? '', now, quietUntil })
  return {
    plan,
    limits: [...limits],
    own,
    wish: wish && { ...wish, at: wish.at.toISOString() },
    quietUntil: isQuiet ? quietUntil.toISOString() : null,
  }
}
