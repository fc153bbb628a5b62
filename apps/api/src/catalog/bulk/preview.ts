import type { manageEndpoints, Output } from '@store/api-client/manage'
import type { Amount, ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { changed, differenceOf, type ProductState } from './change.ts'
import type { ProductFilter, ProductsChange } from './filter.ts'
import { countFitting } from './filter.ts'
import { unitOf } from './kinds.ts'
import { nextStates } from './store.ts'

type BulkPreview = Output<(typeof manageEndpoints)['previewBulk']>
type PriceChange = BulkPreview['examples'][number]

const PART = 500
const EXAMPLES = 10

/** Computes what a change of many products would do, part by part, without writing anything. */
export async function previewBulk(
  tx: Tx,
  shopId: ShopId,
  filter: ProductFilter,
  change: ProductsChange,
): Promise<BulkPreview> {
  const unit = await unitOf(tx, shopId)
  const { count, last } = await countFitting(tx, shopId, filter)
  const examples: PriceChange[] = []
  let biggest: BulkPreview['biggest'] = null
  let changes = 0
  for (let after = 0, part: readonly ProductState[] = []; ; after = part.at(-1)?.id ?? last) {
    part = await nextStates(tx, shopId, filter, { after, last, limit: PART })
    for (const before of part) {
      const later = changed(before, change, unit)
      if (!differenceOf(before, later)) continue
      changes += 1
      const prices = priceChanges(before, later)
      if (examples.length < EXAMPLES) examples.push(prices[0] ?? unpriced(before))
      for (const price of prices) biggest = bigger(biggest, price)
    }
    if (part.length < PART) return { total: count, changed: changes, biggest, examples }
  }
}

const unpriced = ({ id, name, price }: ProductState): PriceChange => ({
  productId: id,
  name,
  values: [],
  before: price,
  after: price,
})

/** The prices that change: of the product, or of its variants. */
function priceChanges(before: ProductState, after: ProductState): readonly PriceChange[] {
  const { id, name } = before
  const one = (values: readonly string[], was: Amount | null, is: Amount | null) =>
    was === is ? [] : [{ productId: id, name, values: [...values], before: was, after: is }]
  if (before.variants.length === 0) return one([], before.price, after.price)
  return before.variants.flatMap(({ values, price }, at) => one(values, price, after.variants[at]?.price ?? price))
}

function bigger(known: BulkPreview['biggest'], price: PriceChange): BulkPreview['biggest'] {
  const { before, after } = price
  if (before === null || after === null || before === 0) return known
  const percent = Math.round((100 * (after - before)) / before)
  return known !== null && Math.abs(known.percent) >= Math.abs(percent) ? known : { ...price, percent }
}
