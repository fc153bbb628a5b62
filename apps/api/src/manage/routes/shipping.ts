import { manageEndpoints as calls } from '@store/api-client/manage'
import type { CityId, ShippingRate, ShopId } from '@store/core'
import { listCitiesFor } from '../../cities/store.ts'
import type { Tx } from '../../database/open.ts'
import { findShop, updateShop } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function shippingRoutes(manage: Management): void {
  manage.read(calls.getShipping, (tx, { shopId }) => shippingOf(tx, shopId))
  manage.change(calls.setShipping, async (tx, { shopId, body, match }) => {
    match(await shippingOf(tx, shopId))
    const { rate } = body
    if (rate.kind === 'byCity')
      await checkCities(
        tx,
        shopId,
        rate.cities.map(({ cityId }) => cityId),
        (index) => `rate.cities[${index}].cityId`,
      )
    await updateShop(tx, shopId, { shippingRate: inOrder(rate) })
    return shippingOf(tx, shopId)
  })
}

async function shippingOf(tx: Tx, shopId: ShopId) {
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  return revised({ rate: shop.shippingRate })
}

/** Sorted from the lowest to the highest range, as checkout reads them. */
const inOrder = (rate: ShippingRate): ShippingRate =>
  rate.kind === 'bySubtotal' ? { ...rate, ranges: rate.ranges.toSorted((a, b) => a.from - b.from) } : rate

/** Refuses cities that the shop may not name, each with its field. */
export async function checkCities(
  tx: Tx,
  shopId: ShopId,
  ids: readonly CityId[],
  fieldOf: (index: number) => string,
): Promise<void> {
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  const known = new Set((await listCitiesFor(tx, shopId, shop.country)).map(({ id }) => id))
  const wrong = ids.findIndex((id) => !known.has(id))
  if (wrong >= 0) throw wrongField(fieldOf(wrong), 'unknown')
}
