import { createHash } from 'node:crypto'
import {
  type Amount,
  applyPercent,
  gtinOf,
  type Image,
  type ProductChange,
  type ProductDraft,
  type ProductInput,
  slugWords,
} from '@store/core'

/** A draft whose pictures are stored already: `src` is the result of `keepPicture`. */
export type StoredProductDraft = Omit<ProductDraft, 'images'> & { readonly images: readonly Image[] }

/** Rounds prices to the smallest unit that the shop shows, so that no price has hidden cents. */
export function pricedIn<Input extends ProductChange>(unit: Amount, input: Input): Input {
  const { price, compareAt, variants } = input
  const rounded = <Price extends Amount | null>(price: Price) =>
    price !== null && price > 0 && Number.isSafeInteger(price)
      ? (Math.max(unit, applyPercent(price, 100, unit)) as Price)
      : price
  const both = (of: { readonly price?: Amount | null; readonly compareAt?: Amount | null }) => ({
    ...(of.price !== undefined && { price: rounded(of.price) }),
    ...(of.compareAt !== undefined && { compareAt: rounded(of.compareAt) }),
  })
  return {
    ...input,
    ...both({ price, compareAt }),
    ...(variants && { variants: variants.map((variant) => ({ ...variant, ...both(variant) })) }),
  }
}

/** Removes what PostgreSQL cannot store (NUL, lone surrogates), and spaces around texts that people read. */
export function tidy<Input extends ProductInput>(input: Input): Input {
  const whole = (_key: string, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\0', '') : value
  const clean = JSON.parse(JSON.stringify(input), whole) as Input
  return {
    ...clean,
    reference: clean.reference.trim(),
    ...(clean.name !== undefined && { name: clean.name.trim() }),
    ...(clean.barcode !== undefined && { barcode: barcodeOf(clean.barcode) }),
    ...(clean.seoTitle !== undefined && { seoTitle: named(clean.seoTitle) }),
    ...(clean.seoDescription !== undefined && { seoDescription: named(clean.seoDescription) }),
    ...(clean.variants && {
      variants: clean.variants.map((variant) => ({
        ...variant,
        ...(variant.barcode !== undefined && { barcode: barcodeOf(variant.barcode) }),
      })),
    }),
    ...(clean.category !== undefined && { category: named(clean.category) }),
    ...(clean.subcategory !== undefined && { subcategory: named(clean.subcategory) }),
  }
}

const named = (text: string | null | undefined) => text?.trim() || null
/** Global trade numbers are stored without the spaces and hyphens that people type: scanners send none. */
const barcodeOf = (text: string | null | undefined) => gtinOf(text) ?? named(text)

/** A hash of the given data, to detect changes. Increase the number if our interpretation of the same data changes. */
const READING = 4
export const contentHash = (input: ProductChange) =>
  createHash('sha256')
    .update(`${READING}${JSON.stringify(input)}`)
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

/** The price of the product as a whole: with variants, the lowest price of an enabled one. */
export function priceOfDraft({ price, variants }: Priced): Amount | null {
  if (variants.length === 0) return price
  const enabled = variants.filter((variant) => variant.enabled && variant.price > 0)
  const priced = enabled.length > 0 ? enabled : variants
  return Math.min(...priced.map((variant) => variant.price))
}

/**
 * The former price that is shown beside `priceOfDraft`. With variants it is that of the lowest price, and only exists
 * if every variant at that price has one.
 */
export function compareAtOfDraft(draft: Priced): Amount | null {
  const price = priceOfDraft(draft)
  if (price === null) return null
  if (draft.variants.length === 0) return above(price, draft.compareAt)
  const lowest = draft.variants.filter((variant) => variant.enabled && variant.price === price)
  const former = lowest.map(({ compareAt }) => above(price, compareAt)).filter((one) => one !== null)
  return former.length > 0 && former.length === lowest.length ? Math.min(...former) : null
}

/** A former price only counts if it is above the present price. */
export const above = (price: Amount, former: Amount | null) => (former !== null && former > price ? former : null)

/** `nombre-del-producto-12`: only the number at its end is used (C23). */
export function slugOf(name: string, id: number): string {
  const words = slugWords(name)
  return words ? `${words}-${id}` : String(id)
}
