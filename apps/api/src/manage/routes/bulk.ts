import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { setsPrices } from '../../catalog/bulk/change.ts'
import { countFitting, type ProductsChange } from '../../catalog/bulk/filter.ts'
import { BULK, PRICES } from '../../catalog/bulk/kinds.ts'
import { previewBulk } from '../../catalog/bulk/preview.ts'
import { matchPriceList } from '../../catalog/bulk/price-list.ts'
import { listCategories, listSubcategories } from '../../catalog/store/categories.ts'
import type { Tx } from '../../database/open.ts'
import { findShop } from '../../shops/store/shops.ts'
import { beginTask } from '../../tasks/store.ts'
import { type Caller, may } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { taskOf } from './tasks.ts'

export function bulkRoutes(manage: Management): void {
  manage.read(calls.previewBulk, async (tx, { shopId, caller, body }) => {
    await checkChange(tx, shopId, caller, body.change)
    return previewBulk(tx, shopId, body.filter, body.change)
  })
  manage.write(calls.bulkProducts, async (tx, { shopId, caller, body, who, now }) => {
    await checkChange(tx, shopId, caller, body.change)
    const { count, last } = await countFitting(tx, shopId, body.filter)
    const id = await beginTask(tx, shopId, { kind: BULK, who, input: { ...body, last }, total: count, now })
    return taskOf(tx, shopId, id, now)
  })

  manage.read(calls.readPriceList, async (tx, { shopId, body }) => ({
    items: [...(await matchPriceList(tx, shopId, body.text))],
  }))
  manage.write(calls.setPrices, async (tx, { shopId, body, who, now }) => {
    const id = await beginTask(tx, shopId, { kind: PRICES, who, input: body, total: body.prices.length, now })
    return taskOf(tx, shopId, id, now)
  })
}

/** Refuses changes that the caller may not make, and those to categories and tags that the shop does not have. */
async function checkChange(tx: Tx, shopId: ShopId, caller: Caller, change: ProductsChange): Promise<void> {
  if (setsPrices(change) && !may(caller, 'prices:write')) throw new Refusal('forbidden', { needs: 'prices:write' })
  if (change.kind === 'category') await checkCategory(tx, shopId, change)
  if (change.kind === 'tags') {
    const known = ((await findShop(tx, shopId))?.tags ?? []).flatMap(({ values }) => values.map(({ id }) => id))
    const unknownAt = change.add.findIndex((tag) => !known.includes(tag))
    if (unknownAt >= 0) throw wrongField(`change.add[${unknownAt}]`, 'unknown')
  }
}

async function checkCategory(
  tx: Tx,
  shopId: ShopId,
  { categoryId, subcategoryId }: Extract<ProductsChange, { readonly kind: 'category' }>,
): Promise<void> {
  const categories = await listCategories(tx, shopId)
  if (categoryId !== null && !categories.some(({ id }) => id === categoryId))
    throw wrongField('change.categoryId', 'unknown')
  if (subcategoryId == null) return
  const parts = await listSubcategories(tx, shopId)
  if (!parts.some((part) => part.id === subcategoryId && part.categoryId === categoryId))
    throw wrongField('change.subcategoryId', 'unknown')
}
