import { decodeValue, manageEndpoints } from '@store/api-client/manage'
import { type Amount, type ProductId, type ShopId, shownUnit } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { query } from '../../database/query.ts'
import { findPlanUse } from '../../plans/store.ts'
import { bumpVersion } from '../../shops/store/shops.ts'
import type { PartDone, TaskKind } from '../../tasks/job.ts'
import type { HeldTask } from '../../tasks/store.ts'
import { lockCatalog } from '../store/sale-ends.ts'
import { changed, type Difference, differenceOf, type ProductState, priced, undone } from './change.ts'
import type { ProductsChange } from './filter.ts'
import { DifferenceJson, knownCategories, nextStates, statesOf, writeStates } from './store.ts'

/** Products per part of a task: few enough for a short lock, enough to be fast. */
const PART = 200

/** Queues webhooks about changed products in their present state, in the transaction of the change. */
export type AnnounceChanged = (
  tx: Tx,
  shopId: ShopId,
  event: 'created' | 'updated' | 'deleted',
  ids: readonly ProductId[],
) => Promise<void>

const { bulkProducts, setPrices } = manageEndpoints
export const BULK = 'products.bulk'
export const PRICES = 'products.prices'
const BulkInput = bulkProducts.body.extend({ last: z.int() })
const Cursor = z.object({ after: z.int() }).nullable()

/** The kinds of tasks that change many products. */
export function bulkKinds(announce: AnnounceChanged): readonly TaskKind[] {
  const undo: TaskKind['undo'] = (tx, shopId, changes) => undoChanges(tx, shopId, changes, announce)
  return [
    { kind: BULK, step: (tx, task) => changeNext(tx, task, announce), undo },
    { kind: PRICES, step: (tx, task) => priceNext(tx, task, announce), undo },
  ]
}

/** The smallest price step in the shop's currency. */
export async function unitOf(tx: Tx, shopId: ShopId): Promise<Amount> {
  const [shop] = await query(tx, CurrencyRow, sql`select currency from shops where shop_id = ${shopId}`)
  return shownUnit(shop?.currency ?? '')
}
const CurrencyRow = z.object({ currency: z.string() })

async function changeNext(tx: Tx, task: HeldTask, announce: AnnounceChanged): Promise<PartDone> {
  const { shopId } = task
  const { filter, change, last } = BulkInput.parse(task.input)
  const after = Cursor.parse(task.cursor)?.after ?? 0
  await lockCatalog(tx, shopId)
  const [unit, isMeant, before] = [
    await unitOf(tx, shopId),
    await mayStand(tx, shopId, change),
    await nextStates(tx, shopId, filter, { after, last, limit: PART }),
  ]
  const states = isMeant ? before.map((state) => changed(state, change, unit)) : before
  const changes = await writeChanges(tx, shopId, before, states, announce)
  return {
    changes,
    cursor: before.length < PART ? null : { after: before.at(-1)?.id ?? last },
    done: task.done + before.length,
    result: counted(task, changes.length, 0),
  }
}

/** Whether the category of the change still exists. A category that was deleted meanwhile is not an error. */
async function mayStand(tx: Tx, shopId: ShopId, change: ProductsChange): Promise<boolean> {
  if (change.kind !== 'category') return true
  return areKnown(tx, shopId, [{ categoryId: change.categoryId, subcategoryId: change.subcategoryId ?? null }])
}

async function areKnown(
  tx: Tx,
  shopId: ShopId,
  states: readonly Partial<Pick<ProductState, 'categoryId' | 'subcategoryId'>>[],
): Promise<boolean> {
  const ids = states.flatMap(({ categoryId }) => categoryId ?? [])
  const parts = states.flatMap(({ subcategoryId }) => subcategoryId ?? [])
  const known = ids.length > 0 ? await knownCategories(tx, shopId, ids, 'categories') : new Set()
  const knownParts = parts.length > 0 ? await knownCategories(tx, shopId, parts, 'subcategories') : new Set()
  return ids.every((id) => known.has(id)) && parts.every((id) => knownParts.has(id))
}

/** Sets the next prices of a list. A price that has changed since it was seen stays. */
async function priceNext(tx: Tx, task: HeldTask, announce: AnnounceChanged): Promise<PartDone> {
  const { shopId } = task
  const decoded = decodeValue(setPrices.body, task.input)
  if (!decoded.ok) throw new Error('the prices of a task cannot be read')
  const { prices } = decoded.value
  const start = Cursor.parse(task.cursor)?.after ?? 0
  const part = prices.slice(start, start + PART)
  await lockCatalog(tx, shopId)
  const unit = await unitOf(tx, shopId)
  const listed = await statesOf(tx, shopId, [...new Set(part.map(({ productId }) => productId))])
  const before = listed.filter(({ inBin }) => !inBin)
  const states = new Map(before.map((state) => [state.id, state]))
  let skipped = 0
  for (const { productId, variantId = null, price, before: seen } of part) {
    const state = states.get(productId)
    const now = state && priceIn(state, variantId)
    if (!state || now === undefined || now !== seen) skipped += 1
    else states.set(productId, priced(state, variantId, shownPrice(price, unit)))
  }
  const changes = await writeChanges(
    tx,
    shopId,
    before,
    before.map((state) => states.get(state.id) ?? state),
    announce,
  )
  const done = start + part.length
  const cursor = done < prices.length ? { after: done } : null
  return { changes, cursor, done, result: counted(task, changes.length, skipped) }
}

/** Rounds a price down to the price step, but not below one step, unless it is zero. */
const shownPrice = (price: Amount, unit: Amount): Amount => (price === 0 ? 0 : Math.max(unit, price - (price % unit)))

/** The price of a product, or of one of its variants; undefined: there is no such variant. */
const priceIn = ({ price, variants }: ProductState, variantId: number | null): Amount | null | undefined =>
  variantId === null ? price : variants.find(({ id }) => Number(id) === variantId)?.price

const counted = ({ result }: HeldTask, changedNow: number, skippedNow: number) => ({
  ...result,
  changed: Number(result.changed ?? 0) + changedNow,
  skipped: Number(result.skipped ?? 0) + skippedNow,
})

async function writeChanges(
  tx: Tx,
  shopId: ShopId,
  before: readonly ProductState[],
  after: readonly ProductState[],
  announce: AnnounceChanged,
): Promise<readonly Difference[]> {
  const changes = before.flatMap((state, at) => differenceOf(state, after[at] ?? state) ?? [])
  const ids = new Set(changes.map(({ id }) => id))
  await write(
    tx,
    shopId,
    before.filter(({ id }) => ids.has(id)),
    after.filter(({ id }) => ids.has(id)),
    announce,
  )
  return changes
}

/**
 * Writes products that were `before` and are `after`, in the same order, and queues the webhooks. For products that go into
 * the bin they are queued first, with the state before.
 */
async function write(
  tx: Tx,
  shopId: ShopId,
  before: readonly ProductState[],
  after: readonly ProductState[],
  announce: AnnounceChanged,
): Promise<void> {
  if (after.length === 0) return
  const say = async (event: Parameters<AnnounceChanged>[2], isMeant: (was: boolean, is: boolean) => boolean) => {
    const ids = after.flatMap(({ id, inBin }, at) => (isMeant(before[at]?.inBin ?? inBin, inBin) ? [id] : []))
    if (ids.length > 0) await announce(tx, shopId, event, ids)
  }
  await say('deleted', (was, is) => !was && is)
  await writeStates(tx, shopId, after)
  await say('created', (was, is) => was && !is)
  await say('updated', (was, is) => was === is)
  await bumpVersion(tx, shopId)
}

async function undoChanges(tx: Tx, shopId: ShopId, stored: readonly unknown[], announce: AnnounceChanged) {
  const differences = stored.map((each): Difference => DifferenceJson.parse(each))
  await lockCatalog(tx, shopId)
  const states = await statesOf(
    tx,
    shopId,
    differences.map(({ id }) => id),
  )
  const room = await findPlanUse(tx, shopId, 'products')
  let used = room.used
  const restored: { readonly from: ProductState; readonly to: ProductState }[] = []
  for (const difference of differences) {
    const state = states.find(({ id }) => id === difference.id)
    const back = state ? undone(state, difference) : null
    if (!state || !back || !(await areKnown(tx, shopId, [difference.before]))) continue
    // A product out of the bin counts towards the limit of the shop's plan.
    if (state.inBin && !back.inBin && ++used > room.most) continue
    restored.push({ from: state, to: back })
  }
  await write(
    tx,
    shopId,
    restored.map(({ from }) => from),
    restored.map(({ to }) => to),
    announce,
  )
  return { restored: restored.length, kept: differences.length - restored.length }
}
