import { manageEndpoints as calls } from '@store/api-client/manage'
import type { Amount, Discount, Reduction, ShopId, Validity } from '@store/core'
import {
  addDiscount,
  changeDiscount,
  type DiscountDraft,
  listDiscounts,
  removeDiscount,
} from '../../coupons/discounts.ts'
import type { Tx } from '../../database/open.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function discountRoutes(manage: Management): void {
  manage.read(calls.listDiscounts, async (tx, { shopId }) => ({
    items: (await listDiscounts(tx, shopId)).map(resourceOf),
  }))
  manage.read(calls.getDiscount, (tx, { shopId, params }) => discountOf(tx, shopId, params.id))
  manage.change(calls.createDiscount, async (tx, { shopId, body }) => {
    const { name = null, active = true, reduction, from = null, until = null } = body
    const common = inOrder({ name, active, reduction, from, until })
    const draft: DiscountDraft =
      body.trigger === 'quantity'
        ? { ...common, trigger: 'quantity', minQuantity: body.minQuantity }
        : { ...common, trigger: 'subtotal', ranges: rangesIn(body.ranges) }
    return discountOf(tx, shopId, Number(await addDiscount(tx, shopId, draft)))
  })
  manage.change(calls.changeDiscount, async (tx, { shopId, params, body, match }) => {
    const known = await discountOf(tx, shopId, params.id)
    match(known)
    const { ranges, ...rest } = body
    const foreign = known.trigger === 'quantity' ? 'ranges' : 'minQuantity'
    if (body[foreign] !== undefined) throw wrongField(foreign, 'notAllowed')
    inOrder({ from: known.from, until: known.until, ...rest })
    await changeDiscount(tx, shopId, params.id, { ...rest, ...(ranges && { ranges: rangesIn(ranges) }) })
    return discountOf(tx, shopId, params.id)
  })
  manage.change(calls.deleteDiscount, async (tx, { shopId, params, match }) => {
    match(await discountOf(tx, shopId, params.id))
    await removeDiscount(tx, shopId, String(params.id))
    return {}
  })
}

type Range = { readonly from: Amount; readonly to: Amount | null; readonly reduction?: Reduction | null | undefined }

function rangesIn(ranges: readonly Range[]) {
  return ranges.map(({ from, to, reduction = null }, index) => {
    if (to !== null && from > to) throw wrongField(`ranges[${index}].to`, 'tooSmall', { least: from })
    return { from, to, reduction }
  })
}

async function discountOf(tx: Tx, shopId: ShopId, id: number) {
  const found = (await listDiscounts(tx, shopId)).find((discount) => discount.id === String(id))
  if (!found) throw new Refusal('notFound')
  return resourceOf(found)
}

/** Refuses an end that is not after the start. */
function inOrder<V extends Validity>(times: V): V {
  const { from, until } = times
  if (from && until && Date.parse(from) >= Date.parse(until)) throw wrongField('until', 'notAllowed')
  return times
}

const resourceOf = ({ from = null, until = null, ...discount }: Discount) => {
  const times = { from, until }
  return discount.trigger === 'quantity'
    ? revised({ ...discount, ...times })
    : revised({ ...discount, ...times, ranges: [...discount.ranges] })
}
