import type { EditableProduct, ProductDraft, ProductInput, ShopId } from '@store/core'
import type { DraftProblem } from '../catalog/draft-problems.ts'
import { findEditableProductsById } from '../catalog/store/editable.ts'
import { type CheckedProduct, checkInputs } from '../catalog/store/products.ts'
import { withinPlanLimit } from '../catalog/store/within-plan.ts'
import { type Database, inShop, type Tx } from '../database/open.ts'
import { safeHtml } from '../html/safe-html.ts'
import { picturesOfText, withPictures } from '../html/text-pictures.ts'
import { findPlanUse } from '../plans/store.ts'
import { type Fault, quoted } from '../sheets/faults.ts'
import { productInputOf } from '../sheets/product-input.ts'
import type { ImportedProduct, ReadFile } from './read.ts'
import type { ImportReport } from './schema.ts'
import { knownReferences, referencesByName } from './store.ts'

/** Products checked per transaction. */
const PART = 200
const SHOWN = 20
/** The most problems of one kind in a report. */
export const MOST_PROBLEMS = 200

type MissingFields = ReadonlySet<keyof ProductDraft>

/**
 * Converts the products of a file to inputs for the shop. A product without a reference is matched to the shop's only
 * product of that name, if there is one. Pictures are fetched afterwards, so descriptions keep only those that are the
 * shop's own.
 */
export async function statedIn(
  tx: Tx,
  shopId: ShopId,
  products: readonly ImportedProduct[],
  missing: MissingFields,
): Promise<{ readonly stated: readonly ProductInput[]; readonly records: readonly ProductInput[] }> {
  const nameless = products.flatMap(({ byName, draft }) => (byName ? [draft.name] : []))
  const byName = nameless.length > 0 ? await referencesByName(tx, shopId, nameless) : new Map<string, string>()
  const named = products.map((product) => {
    const reference = product.byName ? byName.get(product.draft.name) : undefined
    return reference === undefined ? product : { ...product, draft: { ...product.draft, reference } }
  })
  const known = await knownReferences(
    tx,
    shopId,
    named.map(({ draft }) => draft.reference.trim()),
  )
  const described = named.map(({ draft, blank }) => ({
    ...(blank && { blank }),
    draft: { ...draft, description: draft.description && withoutForeign(draft.description, shopId) },
  }))
  return {
    stated: described.map((product) => productInputOf(product, missing, known.has(product.draft.reference.trim()))),
    // Hashed as for existing products, so that importing the same file again changes nothing.
    records: described.map((product) => productInputOf(product, missing, true)),
  }
}

/** A description without the pictures that are not the shop's own. */
export const withoutForeign = (description: string, shopId: ShopId): string =>
  withPictures(description, (src) => (src.startsWith(`/media/${shopId}/`) ? src : null))

/** Pictures in a product's description that are not the shop's own. */
export const foreignIn = (description: string | null, shopId: ShopId): readonly string[] =>
  description === null ? [] : picturesOfText(description).filter((src) => !src.startsWith(`/media/${shopId}/`))

/** The fields that are compared between a product and a file; its position is not one of them. */
export const COMPARED = [
  ...(['name', 'summary', 'description', 'price', 'compareAt', 'saleEnds', 'options', 'variants', 'status'] as const),
  ...(['featured', 'freeShipping', 'condition', 'category', 'subcategory', 'images', 'sku', 'brand'] as const),
  ...(['warranty', 'dimensions', 'supplier', 'maxQuantity', 'message', 'tags', 'taxId'] as const),
  ...(['barcode', 'lowAt', 'seoTitle', 'seoDescription'] as const),
] as const

// Null equals a missing field: fields that are new are missing in older records.
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== null && each !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** The outcome for a product, as its merchant sees it. */
function outcomeOf({ draft, product, isChanged }: CheckedProduct): 'created' | 'updated' | 'unchanged' {
  if (!product || product.deletedAt !== null) return 'created'
  if (!isChanged) return 'unchanged'
  const withoutIds = (variants: readonly { readonly values: readonly string[] }[]) =>
    variants.map(({ values, ...rest }) => {
      const { id: _, units: __, ...others } = rest as Record<string, unknown>
      return { values, ...others }
    })
  const isPriced = draft.variants.length === 0
  const differs = COMPARED.some((field) => {
    if (field === 'variants') return !isSame(withoutIds(draft.variants), withoutIds(product.variants))
    if (field === 'description') return !isSameText(draft.description, product.description)
    // With variants, the product's own prices follow from theirs.
    if (!isPriced && (field === 'price' || field === 'compareAt' || field === 'saleEnds')) return false
    return !isSame(draft[field], product[field])
  })
  return differs || unitsDiffer(draft, product) ? 'updated' : 'unchanged'
}

/** A description as it is stored. */
export const storedText = (description: string | null): string | null =>
  description?.trim() ? safeHtml(description, 3) || null : null

/** Whether two descriptions show the same; the order of a picture's attributes does not matter. */
export function isSameText(one: string | null, other: string | null): boolean {
  const shown = (text: string | null) => text && storedText(withPictures(text, (src) => src))
  return one === other || shown(one) === shown(other)
}

function unitsDiffer({ units, variants }: CheckedProduct['draft'], product: EditableProduct): boolean {
  if (variants.length === 0) return units !== null && units !== product.units
  return variants.some((variant, at) => variant.units !== null && variant.units !== product.variants[at]?.units)
}

/**
 * Computes what an import would do, part by part, without writing anything.
 *
 * @param limited whether new products count against the limit of the shop's plan
 */
export async function reportOf(db: Database, shopId: ShopId, file: ReadFile, limited: boolean): Promise<ImportReport> {
  const { products, program, columns, ambiguous, fault } = file
  const missing = new Set(file.untold)
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const rows: ImportReport['rows'] = []
  const refused = [...file.refused]
  let pictures = 0
  let use = limited ? await inShop(db, shopId, (tx) => findPlanUse(tx, shopId, 'products')) : null
  for (let start = 0; start < products.length; start += PART) {
    const part = products.slice(start, start + PART)
    const asIs = await inShop(db, shopId, async (tx) => {
      const { stated, records } = await statedIn(tx, shopId, part, missing)
      return checkInputs(tx, shopId, stated, { prices: true, records })
    })
    const { judged, use: left } = use ? withinPlanLimit(asIs, use) : { judged: asIs, use }
    use = left
    for (const [at, { line, draft }] of part.entries()) {
      const one = judged[at]
      if (!one) continue
      if (one.problem) {
        refused.push({ line, name: draft.name, fault: faultOf(one.problem) })
        continue
      }
      const outcome = outcomeOf(one)
      counts[outcome] += 1
      pictures += draft.images.length
      if (rows.length < SHOWN)
        rows.push({
          row: line,
          name: one.draft.name,
          outcome,
          price: priceIn(one),
          category: one.draft.category,
          units: unitsIn(one),
          variants: one.draft.variants.length,
          pictures: draft.images.length,
        })
    }
  }
  return {
    program,
    columns,
    ambiguous,
    fault,
    rows,
    pictureProblems: [],
    counts: { products: products.length, ...counts, refused: refused.length, pictures },
    problems: problemsOf(refused, file.notes),
  }
}

/** The lowest price of its variants, or its own. */
const priceIn = ({ draft }: CheckedProduct) =>
  draft.variants.length === 0 ? draft.price : Math.min(...draft.variants.map(({ price }) => price))

function unitsIn({ draft }: CheckedProduct): number | null {
  if (draft.variants.length === 0) return draft.units
  const units = draft.variants.map((variant) => variant.units)
  return units.some((each) => each === null) ? null : units.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}

/** Refused rows, followed by rows that are imported with something left out; each in the order of the file. */
export function problemsOf(refused: ReadFile['refused'], notes: ReadFile['notes']): ImportReport['problems'] {
  const sorted = (rows: ReadFile['refused'], taken: boolean) =>
    rows
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, name, fault }) => ({ row: line, name: quoted(name), taken, fault }))
  return [...sorted(refused, false), ...sorted(notes, true)].slice(0, MOST_PROBLEMS)
}

/** The error of a product that is not saved, as a fault of its row. */
export function faultOf({ path, code, params }: DraftProblem): Fault {
  const most = params?.most === undefined ? {} : { most: Number(params.most) }
  if (code === 'planFull') return { code, ...most }
  if (path === 'price' && code === 'notAllowed') return { code: 'pricesNotAllowed' }
  if (path === 'reference' && code === 'taken') return { code: 'sameReference' }
  if (path === 'tax') return { code: 'unknownTax', value: quoted(String(params?.value ?? '')) }
  if (path === 'variants') return { code: 'tooManyVariants', ...most }
  if (path.endsWith('values') && code === 'taken') return { code: 'sameVariant' }
  return { code: code === 'tooLong' ? 'tooLong' : 'wrongValue', column: path.split(/[[.]/)[0] ?? path, ...most }
}

/** These products at present, by id. */
export const productsNow = async (tx: Tx, shopId: ShopId, ids: readonly number[]) =>
  new Map((await findEditableProductsById(tx, shopId, ids)).map((product) => [product.id, product]))
