import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { adjustStock, listStockRows, lockStock } from '../../catalog/store/stock.ts'
import { addCount, endCount, findCount, namedStock, type StockCount } from '../../catalog/store/stock-counts.ts'
import { listMovements, nameMovements } from '../../catalog/store/stock-movements.ts'
import type { Tx } from '../../database/open.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'
import { Refusal } from '../refusal.ts'

const SORT = 'productId'
const NEWEST = 'newest'

export function stockRoutes(manage: Management): void {
  manage.read(calls.listStock, async (tx, { shopId, query }) => {
    const { limit, after } = pageIn(query, SORT)
    const [productId, variantId] = after ?? []
    const rows = await listStockRows(tx, shopId, {
      productId: query.productId ?? null,
      search: query.q ?? null,
      view: query.view ?? null,
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
  manage.write(calls.adjustStock, async (tx, { shopId, body, who }) => {
    await nameMovements(tx, { who, reason: body.reason ?? null })
    return { items: [...(await adjustStock(tx, shopId, body.adjustments))] }
  })
  manage.read(calls.listStockMovements, async (tx, { shopId, query }) => {
    const { limit, after } = pageIn(query, NEWEST)
    const key = { productId: query.productId, variantId: query.variantId ?? 0 }
    const before = after === null ? null : Number(after[0])
    const rows = await listMovements(tx, shopId, { ...key, before, limit: limit + 1 })
    return pageOf(
      rows,
      limit,
      NEWEST,
      ({ id }) => [id],
      (row) => row,
    )
  })

  manage.write(calls.createStockCount, async (tx, { shopId, body, who, now }) => {
    const id = await addCount(tx, shopId, { who, rows: body.rows, now })
    return countOf(tx, shopId, await knownCount(tx, shopId, id))
  })
  manage.read(calls.getStockCount, async (tx, { shopId, params }) =>
    countOf(tx, shopId, await knownCount(tx, shopId, params.id)),
  )
  manage.write(calls.endStockCount, async (tx, { shopId, params, body, who, now }) => {
    const count = await knownCount(tx, shopId, params.id, true)
    if (count.state !== 'open') throw new Refusal('state', { allowed: [], usedBy: count.state })
    if (body.apply) {
      await nameMovements(tx, { who, reason: 'count' })
      const rows = count.rows.map(({ productId, variantId, counted, seen }) => ({
        productId,
        variantId,
        count: counted,
        seen,
      }))
      await lockStock(tx, shopId, rows)
      const result = await countOf(tx, shopId, count)
      await endCount(tx, shopId, params.id, 'applied', now)
      await adjustStock(tx, shopId, rows)
      return { ...result, state: 'applied' as const, appliedAt: now.toISOString() }
    }
    await endCount(tx, shopId, params.id, 'dropped', now)
    return countOf(tx, shopId, await knownCount(tx, shopId, params.id))
  })
}

async function knownCount(tx: Tx, shopId: ShopId, id: number, lock = false): Promise<StockCount> {
  const count = await findCount(tx, shopId, id, lock)
  if (!count) throw new Refusal('notFound')
  return count
}

/** A count beside the present units; rows that differ, or have moved since, come first. */
async function countOf(tx: Tx, shopId: ShopId, count: StockCount) {
  const known = new Map(
    (await namedStock(tx, shopId, count.rows)).map((row) => [`${row.productId} ${row.variantId}`, row]),
  )
  const rows = count.rows.map(({ productId, variantId, counted, seen }) => {
    const { name = '', values = [], units = null } = known.get(`${productId} ${variantId}`) ?? {}
    const after = units === null ? null : Math.max(0, counted + units - seen)
    return { productId, variantId, name, values: [...values], counted, seen, units, after }
  })
  const differs = ({ units, after, seen }: (typeof rows)[number]) => (units === after && units === seen ? 1 : 0)
  return { ...count, rows: rows.toSorted((a, b) => differs(a) - differs(b)) }
}
