import { manageEndpoints as calls } from '@store/api-client/manage'
import { adjustStock, listStockRows } from '../../catalog/store/stock.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'

const SORT = 'productId'

export function stockRoutes(manage: Management): void {
  manage.read(calls.listStock, async (tx, { shopId, query }) => {
    const { limit, after } = pageIn(query, SORT)
    const [productId, variantId] = after ?? []
    const rows = await listStockRows(tx, shopId, {
      productId: query.productId ?? null,
      after: after && { productId: Number(productId), variantId: Number(variantId) },
      limit: limit + 1,
    })
    return pageOf(
      rows,
      limit,
      SORT,
      (row) => [row.productId, row.variantId],
      ({ values, ...row }) => ({ ...row, values: [...values] }),
    )
  })
  manage.write(calls.adjustStock, async (tx, { shopId, body }) => ({
    items: [...(await adjustStock(tx, shopId, body.adjustments))],
  }))
}
