import { createHash } from 'node:crypto'
import { type Amount, applyPercent, type Image, type ProductDraft, slugWords } from '@store/core'

/** A draft whose pictures are kept already: `src` is what `saveMedia` answered. */
export type StoredProductDraft = Omit<ProductDraft, 'images'> & {
  readonly images: readonly Image[]
  /** Pictures that the product has already stay, before these: its source names none, or some could not be found. */
  readonly keepPictures?: boolean
}

/** The draft with all the pictures its product is to have, each once. */
export function withKeptPictures(
  { keepPictures, ...draft }: StoredProductDraft,
  known: readonly Image[],
): StoredProductDraft {
  if (!keepPictures) return draft
  const fresh = draft.images.filter(({ src }) => !known.some((image) => image.src === src))
  // The database has its own order of keys, which is none of the draft's hash.
  return { ...draft, images: [...known, ...fresh].map(({ src, alt }) => ({ src, alt })) }
}

/** Why a draft was not saved, in words for the merchant's operator. */
export type DraftRefusal =
  | 'it has no reference'
  | 'it has no name'
  | 'its reference is that of another product in the same batch'
  | 'a text in it is too long'
  | 'a price is not an amount of money'
  | 'a number of units is not a whole number from 0 on'
  | 'a variant does not have one value for each option'
  | 'two variants have the same values'
  | 'it has more than 2000 variants'
  | 'the end of its sale is not a time'
  | 'its position, limit or measures are out of range'

const MAX_VARIANTS = 2000
const MAX_INTEGER = 2_147_483_647
/** A thousand million of the major unit. */
const MAX_AMOUNT = 100_000_000_000_00
const MAX_KEY = 500
const MAX_TEXT = 200_000

/** Null when the draft can be saved. */
export function refusalOf(draft: StoredProductDraft): DraftRefusal | null {
  const { options, variants, dimensions } = draft
  if (draft.reference.trim() === '') return 'it has no reference'
  if (draft.name.trim() === '') return 'it has no name'
  if (textsOf(draft).some((text) => text.length > MAX_KEY) || (draft.description?.length ?? 0) > MAX_TEXT) {
    return 'a text in it is too long'
  }
  if (variants.length > MAX_VARIANTS) return 'it has more than 2000 variants'
  if (
    ![draft.price, draft.compareAt, ...variants.flatMap(({ price, compareAt }) => [price, compareAt])].every(
      isAmountOrNull,
    )
  ) {
    return 'a price is not an amount of money'
  }
  if (![draft.units, ...variants.map(({ units }) => units)].every((units) => isInteger(units) && units >= 0)) {
    return 'a number of units is not a whole number from 0 on'
  }
  if (variants.some(({ values }) => values.length === 0 || values.length !== options.length)) {
    return 'a variant does not have one value for each option'
  }
  if (new Set(variants.map(({ values }) => JSON.stringify(values))).size < variants.length) {
    return 'two variants have the same values'
  }
  if (![draft, ...variants].every(({ saleEnds }) => saleEnds == null || !Number.isNaN(Date.parse(saleEnds)))) {
    return 'the end of its sale is not a time'
  }
  const limit = draft.maxQuantity === null || (isInteger(draft.maxQuantity) && draft.maxQuantity > 0)
  const measures = [dimensions?.length, dimensions?.width, dimensions?.height].every(
    (measure) => measure === null || measure === undefined || (Number.isFinite(measure) && measure >= 0),
  )
  return isInteger(draft.position) && limit && measures ? null : 'its position, limit or measures are out of range'
}

/** The draft with the prices that its shop's shoppers will read: none has cents that nobody sees. */
export function pricedIn(unit: Amount, draft: StoredProductDraft): StoredProductDraft {
  const rounded = <Price extends Amount | null>(price: Price) =>
    price !== null && price > 0 && isAmountOrNull(price)
      ? (Math.max(unit, applyPercent(price, 100, unit)) as Price)
      : price
  return {
    ...draft,
    price: rounded(draft.price),
    compareAt: rounded(draft.compareAt),
    variants: draft.variants.map((variant) => ({
      ...variant,
      price: rounded(variant.price),
      compareAt: rounded(variant.compareAt),
    })),
  }
}

const isInteger = (value: number) => Number.isInteger(value) && Math.abs(value) <= MAX_INTEGER
const isAmountOrNull = (value: Amount | null) =>
  value === null || (Number.isSafeInteger(value) && value >= 0 && value <= MAX_AMOUNT)

const textsOf = ({ reference, name, category, subcategory, sku, brand, options, variants }: StoredProductDraft) => [
  ...[reference, name, category ?? '', subcategory ?? '', sku ?? '', brand ?? ''],
  ...options.flatMap((option) => [option.name, ...option.values]),
  ...variants.map(({ values }) => values.join('')),
]

/** The draft without what PostgreSQL cannot hold (NUL, half a character), and without spaces around the texts people read. */
export function tidy(draft: StoredProductDraft): StoredProductDraft {
  const whole = (_key: string, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\0', '') : value
  const clean = JSON.parse(JSON.stringify(draft), whole) as StoredProductDraft
  return {
    ...clean,
    reference: clean.reference.trim(),
    name: clean.name.trim(),
    category: named(clean.category),
    subcategory: named(clean.subcategory),
  }
}

const named = (text: string | null) => text?.trim() || null

/** Changes when anything the draft says changes, or when what we make of it does: raise the number then. */
const READING = 3
export const contentHash = (draft: StoredProductDraft) =>
  createHash('sha256')
    .update(`${READING}${JSON.stringify(draft)}`)
    .digest('base64url')

/** The prices of a draft, or of a product. */
export type Priced = {
  readonly price: Amount | null
  readonly compareAt: Amount | null
  readonly variants: readonly {
    readonly price: Amount
    readonly compareAt: Amount | null
    readonly enabled: boolean
  }[]
}

/** What is charged for the product as a whole: with variants, the lowest price of an enabled one. */
export function priceOfDraft({ price, variants }: Priced): Amount | null {
  if (variants.length === 0) return price
  const enabled = variants.filter((variant) => variant.enabled && variant.price > 0)
  const priced = enabled.length > 0 ? enabled : variants
  return Math.min(...priced.map((variant) => variant.price))
}

/**
 * The former price that stands beside `priceOfDraft`. With variants it is that of the lowest price, and there is one only
 * when every variant at that price has one.
 */
export function compareAtOfDraft(draft: Priced): Amount | null {
  const price = priceOfDraft(draft)
  if (price === null) return null
  if (draft.variants.length === 0) return above(price, draft.compareAt)
  const lowest = draft.variants.filter((variant) => variant.enabled && variant.price === price)
  const former = lowest.map(({ compareAt }) => above(price, compareAt)).filter((one) => one !== null)
  return former.length > 0 && former.length === lowest.length ? Math.min(...former) : null
}

/** A former price counts only when it is above the present one. */
export const above = (price: Amount, former: Amount | null) => (former !== null && former > price ? former : null)

/** `nombre-del-producto-12`: only the number at its end matters (C23). */
export function slugOf(name: string, id: number): string {
  const words = slugWords(name)
  return words ? `${words}-${id}` : String(id)
}
