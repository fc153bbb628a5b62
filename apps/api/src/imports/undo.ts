import type { EditableProduct, ProductChange, ProductId, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { binProduct } from '../catalog/store/bin.ts'
import { saveEdited } from '../catalog/store/products.ts'
import { lockCatalog } from '../catalog/store/sale-ends.ts'
import { lockStock } from '../catalog/store/stock.ts'
import type { Tx } from '../database/open.ts'
import { execute } from '../database/query.ts'
import { bumpVersion, type WriteTx } from '../shops/store/shops.ts'
import { listTaxes } from '../taxes/store.ts'
import { COMPARED, isSame, isSameText, productsNow } from './report.ts'

/** A change that an import made to a product, as its undo reads it. */
export type ImportChange =
  | { readonly kind: 'created'; readonly id: ProductId }
  | {
      readonly kind: 'updated'
      readonly id: ProductId
      /** The fields that differ, without units. */
      readonly before: Partial<EditableProduct>
      readonly after: Partial<EditableProduct>
      readonly units: readonly { readonly variantId: number; readonly before: number; readonly after: number }[]
      /** It was in the bin. */
      readonly fromBin?: boolean
      /** An earlier part has changed it too. */
      readonly again?: boolean
    }

// Written by `changeIn`.
const ChangeJson = z.custom<ImportChange>()

type Fields = Pick<EditableProduct, (typeof COMPARED)[number]>

const fieldsOf = (product: EditableProduct): Fields => {
  const fields = Object.fromEntries(COMPARED.map((field) => [field, product[field]])) as Fields
  return { ...fields, variants: product.variants.map((variant) => ({ ...variant, units: 0 })) }
}

const unitsOf = ({ options, units, variants }: EditableProduct) =>
  options.length === 0
    ? [{ variantId: 0, units }]
    : variants.map((variant) => ({ variantId: variant.id, units: variant.units }))

/** The change of a product; null: nothing visible changed. */
export function changeIn(
  id: ProductId,
  was: EditableProduct | null,
  is: EditableProduct | undefined,
): ImportChange | null {
  if (!was || !is) return { kind: 'created', id }
  const fromBin = was.deletedAt !== null
  const [before, after] = [fieldsOf(was), fieldsOf(is)]
  const fields = COMPARED.filter((field) =>
    field === 'description' ? !isSameText(was.description, is.description) : !isSame(before[field], after[field]),
  )
  const stood = new Map(unitsOf(was).map(({ variantId, units }) => [variantId, units]))
  const units = unitsOf(is).flatMap(({ variantId, units }) => {
    const formerly = stood.get(variantId)
    return formerly === undefined || formerly === units ? [] : [{ variantId, before: formerly, after: units }]
  })
  if (fields.length === 0 && units.length === 0 && !fromBin) return null
  const pick = (of: Fields) => Object.fromEntries(fields.map((field) => [field, of[field]]))
  // Removed variants are restored with their units, and so is a product that got variants.
  const isOther = fields.includes('options') || fields.includes('variants')
  const whole = isOther && { variants: was.variants, ...(was.options.length === 0 && { units: was.units }) }
  const change = { before: { ...pick(before), ...whole }, after: pick(after), units }
  return { kind: 'updated', id, ...change, ...(fromBin && { fromBin }) }
}

/**
 * Undoes a part of an import: new products go to the bin; changed fields get their former value, unless somebody has changed
 * them since. Units change back by the difference the file made, so that later sales are kept.
 */
export async function undoImported(
  tx: Tx,
  shopId: ShopId,
  stored: readonly unknown[],
  { now, announce }: UndoDependencies,
): Promise<{ restored: number; kept: number }> {
  const changes = stored.map((each) => ChangeJson.parse(each))
  await lockCatalog(tx, shopId)
  const products = await productsNow(
    tx,
    shopId,
    changes.map(({ id }) => id),
  )
  const restored: ProductId[] = []
  const updated: ProductId[] = []
  const fresh = changes.flatMap(({ kind, id }) =>
    kind === 'created' && products.get(id)?.deletedAt === null ? [id] : [],
  )
  // Queued before the product goes into the bin, so that the webhook has its former state.
  if (fresh.length > 0) await announce(tx, shopId, 'deleted', fresh)
  for (const change of changes) {
    const product = products.get(change.id)
    if (!product || product.deletedAt !== null) continue
    if (change.kind === 'created') await binProduct(tx as WriteTx, shopId, product, now())
    else if (!(await putBack(tx as WriteTx, shopId, product, change))) continue
    else if (change.fromBin) {
      await announce(tx, shopId, 'deleted', [change.id])
      await binProduct(tx as WriteTx, shopId, { ...product, ...change.before }, now())
    } else updated.push(change.id)
    restored.push(change.id)
  }
  if (restored.length > 0) {
    // Cleared, so that importing the same file again changes them again.
    await execute(
      tx,
      sql`
        update products set content_hash = '' where shop_id = ${shopId} and id = any (${sql.param(restored)}::integer[])`,
    )
    if (updated.length > 0) await announce(tx, shopId, 'updated', updated)
    await bumpVersion(tx, shopId)
  }
  // A product that several parts have changed counts once.
  const counted = new Set(changes.flatMap((change) => (change.kind === 'updated' && change.again ? [] : [change.id])))
  const count = restored.filter((id) => counted.has(id)).length
  return { restored: count, kept: counted.size - count }
}

type UndoDependencies = {
  readonly now: () => Date
  readonly announce: (tx: Tx, shopId: ShopId, event: 'updated' | 'deleted', ids: readonly ProductId[]) => Promise<void>
}

async function putBack(
  tx: WriteTx,
  shopId: ShopId,
  product: EditableProduct,
  { before, after, units }: Extract<ImportChange, { readonly kind: 'updated' }>,
): Promise<boolean> {
  const now = fieldsOf(product)
  const fields = COMPARED.filter((field) => field in after)
  if (!fields.every((field) => isSame(now[field], after[field]))) return false
  if (fields.length > 0) {
    const { variants, taxId, ...rest } = before
    const isThere = taxId != null && (await listTaxes(tx, shopId)).some(({ id }) => id === taxId)
    const change: ProductChange = {
      ...rest,
      ...(taxId !== undefined && { taxId: isThere ? taxId : null }),
      ...(variants && { variants: variants.map(({ id: _, ...variant }) => variant) }),
    }
    const problem = await saveEdited(tx, shopId, product, change, { whole: false, prices: true })
    if (problem) return false
  }
  const keys = units.map(({ variantId }) => ({ productId: product.id, variantId }))
  await lockStock(tx, shopId, keys)
  for (const moved of units)
    await execute(
      tx,
      sql`
        update stock set units = greatest(0, units + ${moved.before - moved.after}), stated_units = ${moved.before}
        where shop_id = ${shopId} and product_id = ${product.id} and variant_id = ${moved.variantId}`,
    )
  return true
}
