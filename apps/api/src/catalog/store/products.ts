import {
  type Amount,
  changeFrom,
  type EditableProduct,
  type ProductChange,
  type ProductId,
  type ProductInput,
  type ShopId,
  shownUnit,
  slugWords,
} from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, inShop, type Tx } from '../../database/open.ts'
import { query } from '../../database/query.ts'
import { bumpVersion, type WriteTx } from '../../shops/store/shops.ts'
import { listTaxes } from '../../taxes/store.ts'
import { type DraftProblem, type DraftRefusal, draftProblem, refusalFor } from '../draft-problems.ts'
import { keepsPrices, type MergedProduct, mergedWith, withKeptImages } from '../merge-product.ts'
import { above, contentHash, pricedIn, type StoredProductDraft, tidy } from '../product-draft.ts'
import { type ShopTaxes, taxProblem, withTaxId } from '../product-tax.ts'
import { findEditableProducts } from './editable.ts'
import { type Writing, writeProducts } from './product-rows.ts'
import { writeUnits } from './product-units.ts'
import { lockCatalog, writeSaleEnds } from './sale-ends.ts'
import { withinPlan } from './within-plan.ts'

export type SavedProduct =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly id: ProductId }
  | { readonly kind: 'refused'; readonly reason: DraftRefusal; readonly problem: DraftProblem }

/** Whether the caller may set prices. */
type Rights = { readonly prices: boolean }
type SaveOptions = Rights & {
  /** Whether new products are refused once the limit of the shop's plan is reached. */
  readonly limited?: boolean
  /** What the hash is computed from, if not from the inputs themselves; in the order of the inputs. */
  readonly records?: readonly ProductInput[]
}

/** Products per transaction: few enough for short locks, enough to be fast. */
const BATCH = 200

/**
 * Saves products by their reference. After an interrupted run, the same drafts can be saved again without further changes. There is
 * one result per draft, in their order; an invalid draft does not affect valid ones. Sales since the last file are kept: stock is
 * only set if the file's number differs from its last one.
 */
export async function saveProducts(
  db: Database,
  shopId: ShopId,
  drafts: readonly StoredProductDraft[],
): Promise<readonly SavedProduct[]> {
  const answers: SavedProduct[] = []
  for (let start = 0; start < drafts.length; start += BATCH) {
    const batch = drafts.slice(start, start + BATCH).map(changeFrom)
    answers.push(...(await inShop(db, shopId, (tx) => saveInputs(tx, shopId, batch))))
  }
  return answers
}

/**
 * As `saveProducts`, for a few products and in one transaction, whose last statement it is. Fields that are left out stay as they
 * are; a product in the bin comes back. If anything changed, cached pages become outdated.
 */
export async function saveInputs(
  tx: Tx,
  shopId: ShopId,
  inputs: readonly ProductInput[],
  rights: SaveOptions = { prices: true },
): Promise<readonly SavedProduct[]> {
  await lockCatalog(tx, shopId)
  const judged = await checkInputs(tx, shopId, inputs, rights)
  return saveChecked(tx, shopId, rights.limited ? await withinPlan(tx, shopId, judged) : judged)
}

/** The result that saving a product would have. */
export type CheckedProduct = {
  readonly draft: MergedProduct
  /** The product at present; null: the shop has none with its reference. */
  readonly product: EditableProduct | null
  readonly problem: DraftProblem | null
  readonly hash: string
  readonly isChanged: boolean
}

/** Computes what `saveInputs` would do; nothing is written. */
export async function checkInputs(
  tx: Tx,
  shopId: ShopId,
  inputs: readonly ProductInput[],
  rights: SaveOptions = { prices: true },
): Promise<readonly CheckedProduct[]> {
  const shop = await shopFacts(tx, shopId)
  const tidied = inputs.map((input) => pricedIn(shop.unit, tidy(input)))
  const known = await knownProducts(
    tx,
    shopId,
    tidied.map(({ reference }) => reference),
  )
  const references = new Set<string>()
  return tidied.map((one, index) => {
    const { product = null, hash: before } = known.get(one.reference) ?? {}
    const input = withKeptImages(one, product?.images ?? [])
    const draft = mergedWith(withTaxId(input, shop.taxes), one.reference, product)
    const isRepeated = references.has(one.reference)
    references.add(one.reference)
    // `tidy` goes through JSON, which turns NaN and infinity into null: they are checked in the original.
    const asGiven = mergedWith(inputs[index] ?? one, one.reference, product)
    const problem = isRepeated
      ? ({ path: 'reference', code: 'taken' } as const)
      : (draftProblem(asGiven) ??
        draftProblem(draft) ??
        taxProblem(input, shop.taxes) ??
        rightsProblem(draft, product, shop.tags, rights))
    const hash = contentHash(rights.records?.[index] ?? input)
    return { draft, product, problem, hash, isChanged: !problem && (hash !== before || isInBin(product)) }
  })
}

async function saveChecked(
  tx: Tx,
  shopId: ShopId,
  judged: readonly CheckedProduct[],
): Promise<readonly SavedProduct[]> {
  const changed = judged.filter(({ isChanged }) => isChanged)
  const productIds = await newIds(tx, 'product_ids', changed.filter(({ product }) => !product).length)
  const writings = await writingsOf(
    tx,
    changed.map(({ draft, product, hash }) => ({
      draft,
      hash,
      byHand: false,
      id: product?.id ?? productIds.shift() ?? 0,
      known: product?.variants ?? [],
    })),
  )
  const ids = new Map(writings.map(({ draft, id }) => [draft, id]))
  if (writings.length > 0) {
    await write(tx, shopId, writings)
    await bumpVersion(tx, shopId)
  }
  return judged.map(({ draft, product, problem }): SavedProduct => {
    if (problem) return { kind: 'refused', reason: refusalFor(problem), problem }
    const id = ids.get(draft)
    if (id === undefined) return { kind: 'unchanged', id: product?.id ?? 0 }
    return { kind: product && !isInBin(product) ? 'updated' : 'created', id }
  })
}

const isInBin = (product: EditableProduct | null) => product !== null && product.deletedAt !== null

const HashRow = z.object({ hash: z.string() })

/**
 * Writes a product that was edited by hand. The record of the last file's data stays, so that the same file does not undo the
 * edit; existing units stay too. If it returns an error, it has written nothing.
 */
export async function saveEdited(
  tx: WriteTx,
  shopId: ShopId,
  known: EditableProduct,
  change: ProductChange,
  { whole, ...rights }: Rights & { readonly whole: boolean },
): Promise<DraftProblem | null> {
  const shop = await shopFacts(tx, shopId)
  const tidied = pricedIn(shop.unit, tidy({ ...change, reference: known.reference }))
  const draft = mergedWith(withTaxId(tidied, shop.taxes), known.reference, known, whole)
  const problem =
    draftProblem(draft) ?? taxProblem(tidied, shop.taxes) ?? rightsProblem(draft, known, shop.tags, rights)
  if (problem) return problem
  const [row] = await query(
    tx,
    HashRow,
    sql`select content_hash as hash from products where shop_id = ${shopId} and id = ${known.id}`,
  )
  const edited = { draft, hash: row?.hash ?? '', byHand: true, id: known.id, known: known.variants }
  await write(tx, shopId, await writingsOf(tx, [edited]))
  return null
}

const ReferenceRow = z.object({ reference: z.string() })

/** A reference for a product without one, made from its name in the form used in addresses, with a number if it is taken. */
export async function findFreeReference(tx: Tx, shopId: ShopId, name: string): Promise<string> {
  const words = slugWords(name) || 'product'
  const rows = await query(
    tx,
    ReferenceRow,
    sql`
      select reference from products
      where shop_id = ${shopId} and (reference = ${words} or reference like ${`${words}-%`})`,
  )
  const taken = new Set(rows.map(({ reference }) => reference))
  let free = words
  for (let number = 2; taken.has(free); number += 1) free = `${words}-${number}`
  return free
}

/** The first error of a draft in its shop. */
function rightsProblem(
  draft: MergedProduct,
  known: EditableProduct | null,
  tags: ReadonlySet<number>,
  { prices }: Rights,
): DraftProblem | null {
  const unknownAt = draft.tags.findIndex((tag) => !tags.has(tag) && !known?.tags.includes(tag))
  if (unknownAt >= 0) return { path: `tags[${unknownAt}]`, code: 'unknown' }
  return prices || keepsPrices(draft, known) ? null : { path: 'price', code: 'notAllowed' }
}

const ShopRow = z.object({
  currency: z.string(),
  tags: z.array(z.object({ values: z.array(z.object({ id: z.int() })) })),
})

/** The shop's smallest price step, the values of its filter tags, and its taxes. */
async function shopFacts(
  tx: Tx,
  shopId: ShopId,
): Promise<{ readonly unit: Amount; readonly tags: ReadonlySet<number>; readonly taxes: ShopTaxes }> {
  const [shop] = await query(tx, ShopRow, sql`select currency, tags from shops where shop_id = ${shopId}`)
  const tags = (shop?.tags ?? []).flatMap(({ values }) => values.map(({ id }) => id))
  return { unit: shownUnit(shop?.currency ?? ''), tags: new Set(tags), taxes: await listTaxes(tx, shopId) }
}

const KnownHashRow = z.object({ id: z.int(), hash: z.string() })

async function knownProducts(tx: Tx, shopId: ShopId, references: readonly string[]) {
  const products = await findEditableProducts(tx, shopId, references)
  const hashes = await query(
    tx,
    KnownHashRow,
    sql`
      select id, content_hash as hash from products
      where shop_id = ${shopId} and reference = any(${sql.param(references)}::text[])`,
  )
  const hashOf = new Map(hashes.map(({ id, hash }) => [id, hash]))
  return new Map(products.map((product) => [product.reference, { product, hash: hashOf.get(product.id) }]))
}

const IdRow = z.object({ id: z.int() })

async function newIds(tx: Tx, sequence: 'product_ids' | 'variant_ids', count: number): Promise<number[]> {
  const question = sql`select nextval(${sequence}::regclass)::integer as id from generate_series(1, ${count}::integer)`
  return (await query(tx, IdRow, question)).map(({ id }) => id)
}

type Unnumbered = Omit<Writing, 'variants'> & { readonly known: EditableProduct['variants'] }

/** Gives each variant the id that its values had before, or a new one. */
async function writingsOf(tx: Tx, products: readonly Unnumbered[]): Promise<readonly Writing[]> {
  const fresh = await newIds(
    tx,
    'variant_ids',
    products.reduce((sum, { draft }) => sum + draft.variants.length, 0),
  )
  return products.map(({ known, ...writing }) => {
    const ids = new Map(known.map(({ id, values }) => [JSON.stringify(values), String(id)]))
    const variants = writing.draft.variants.map(({ values, enabled, price, compareAt, sku, barcode }) => ({
      id: ids.get(JSON.stringify(values)) ?? String(fresh.shift()),
      values,
      enabled,
      price,
      compareAt: above(price, compareAt),
      sku,
      ...(barcode && { barcode }),
    }))
    return { ...writing, variants }
  })
}

async function write(tx: Tx, shopId: ShopId, writings: readonly Writing[]): Promise<void> {
  await writeProducts(tx, shopId, writings)
  await writeUnits(tx, shopId, writings)
  await writeSaleEnds(tx, shopId, writings)
}
