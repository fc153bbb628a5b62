import type { IssueCode } from '@store/api-client/manage'
import { type Amount, PRODUCT_LIMITS } from '@store/core'
import type { MergedProduct } from './merge-product.ts'

/** An error in a draft, with the path of the field. */
export type DraftProblem = {
  readonly path: string
  readonly code: IssueCode
  readonly params?: Readonly<Record<string, string | number>>
}

/** Why a draft was not saved, in a sentence for the merchant's operator. */
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
  | 'its price may not be set with this key'
  | 'it has a tag that the shop has not'
  | 'it has a tax that the shop has not'
  | 'a picture in it is none of the shop'
  | 'the plan of the shop has no room for another product'
  | 'something in it is not as it should be'

/** The sentence for a problem. */
export function refusalFor({ path, code }: DraftProblem): DraftRefusal {
  if (code === 'planFull') return 'the plan of the shop has no room for another product'
  if (code === 'tooLong') return 'a text in it is too long'
  if (path === 'reference')
    return code === 'taken' ? 'its reference is that of another product in the same batch' : 'it has no reference'
  if (path === 'name') return 'it has no name'
  if (path === 'variants' && code === 'tooMany') return 'it has more than 2000 variants'
  const last = path.split('.').at(-1) ?? ''
  if (last === 'price' && code === 'notAllowed') return 'its price may not be set with this key'
  if (last === 'price' || last === 'compareAt') return 'a price is not an amount of money'
  if (last === 'units' || last === 'lowAt') return 'a number of units is not a whole number from 0 on'
  if (last === 'values' && path.startsWith('variants'))
    return code === 'taken' ? 'two variants have the same values' : 'a variant does not have one value for each option'
  if (last === 'saleEnds') return 'the end of its sale is not a time'
  if (/^(?:position|maxQuantity|dimensions)/.test(path)) return 'its position, limit or measures are out of range'
  if (path.startsWith('tags')) return 'it has a tag that the shop has not'
  if (path === 'tax' || path === 'taxId') return 'it has a tax that the shop has not'
  if (path.startsWith('images')) return 'a picture in it is none of the shop'
  return 'something in it is not as it should be'
}

const { seoTitle: SEO_TITLE, seoDescription: SEO_DESCRIPTION, barcode: BARCODE } = PRODUCT_LIMITS
const { text: TEXT, description: DESCRIPTION, variants: VARIANTS, units: UNITS, amount: AMOUNT } = PRODUCT_LIMITS
const MAX_INTEGER = 2_147_483_647

/** The first error in a product that is to be saved; null: none. */
export function draftProblem(product: MergedProduct): DraftProblem | null {
  const { options, variants } = product
  if (product.reference.trim() === '') return { path: 'reference', code: 'missing' }
  if (product.name.trim() === '') return { path: 'name', code: 'missing' }
  if (variants.length > VARIANTS) return { path: 'variants', code: 'tooMany', params: { most: VARIANTS } }
  return (
    tooLongIn(product) ??
    firstOf(pricesOf(product), amountProblem) ??
    firstOf(unitsOf(product), (units) => (units === null ? null : numberProblem(units, UNITS))) ??
    firstOf(
      variants.map(({ values }, at) => [`variants[${at}].values`, values] as const),
      (values) =>
        values.length === 0 || values.length !== options.length
          ? { code: 'wrongFormat', params: { least: options.length } }
          : null,
    ) ??
    twinIn(variants) ??
    firstOf(
      partsOf(product).map(([at, part]) => [`${at}saleEnds`, part.saleEnds ?? null] as const),
      (ends) => (ends !== null && Number.isNaN(Date.parse(ends)) ? { code: 'wrongFormat' } : null),
    ) ??
    outOfRange(product)
  )
}

type ProblemCode = Omit<DraftProblem, 'path'>

function firstOf<Value>(
  values: readonly (readonly [path: string, value: Value])[],
  problem: (value: Value) => ProblemCode | null,
): DraftProblem | null {
  for (const [path, value] of values) {
    const found = problem(value)
    if (found) return { path, ...found }
  }
  return null
}

/** The product and its variants, each with its path. */
const partsOf = (product: MergedProduct) => [
  ['', product] as const,
  ...product.variants.map((variant, at) => [`variants[${at}].`, variant] as const),
]

const pricesOf = (product: MergedProduct) =>
  partsOf(product).flatMap(([at, { price, compareAt }]) => [
    [`${at}price`, price] as const,
    [`${at}compareAt`, compareAt] as const,
  ])
const unitsOf = (product: MergedProduct) => partsOf(product).map(([at, { units }]) => [`${at}units`, units] as const)

const amountProblem = (value: Amount | null) => (value === null ? null : numberProblem(value, AMOUNT))

function numberProblem(value: number, most: number, least = 0): ProblemCode | null {
  if (!Number.isSafeInteger(value)) return { code: 'notWhole' }
  if (value < least) return { code: 'tooSmall', params: { least } }
  return value > most ? { code: 'tooBig', params: { most } } : null
}

function tooLongIn(product: MergedProduct): DraftProblem | null {
  const { reference, name, category, subcategory, sku, brand, description, options, variants } = product
  const texts = [
    ...Object.entries({ reference, name, category, subcategory, sku, brand }),
    ...options.flatMap((option, at) => [
      [`options[${at}].name`, option.name] as const,
      ...option.values.map((value, index) => [`options[${at}].values[${index}]`, value] as const),
    ]),
    ...variants.map(({ values }, at) => [`variants[${at}].values`, values.join('')] as const),
  ]
  const most = (text: string | null, limit: number): ProblemCode | null =>
    (text?.length ?? 0) > limit ? { code: 'tooLong', params: { most: limit } } : null
  return (
    firstOf(texts, (text) => most(text, TEXT)) ??
    firstOf([['description', description] as const], (text) => most(text, DESCRIPTION)) ??
    firstOf([['seoTitle', product.seoTitle ?? null] as const], (text) => most(text, SEO_TITLE)) ??
    firstOf([['seoDescription', product.seoDescription ?? null] as const], (text) => most(text, SEO_DESCRIPTION)) ??
    firstOf(
      partsOf(product).map(([at, { barcode }]) => [`${at}barcode`, barcode ?? null] as const),
      (text) => most(text, BARCODE),
    )
  )
}

function twinIn(variants: MergedProduct['variants']): DraftProblem | null {
  const seen = new Set<string>()
  for (const [at, { values }] of variants.entries()) {
    const key = JSON.stringify(values)
    if (seen.has(key)) return { path: `variants[${at}].values`, code: 'taken' }
    seen.add(key)
  }
  return null
}

function outOfRange({ position, maxQuantity, lowAt = null, dimensions }: MergedProduct): DraftProblem | null {
  const measures = Object.entries({
    length: dimensions?.length ?? null,
    width: dimensions?.width ?? null,
    height: dimensions?.height ?? null,
  }).map(([name, measure]) => [`dimensions.${name}`, measure] as const)
  return (
    firstOf([['position', position] as const], (value) => numberProblem(value, MAX_INTEGER, -MAX_INTEGER)) ??
    firstOf([['lowAt', lowAt] as const], (value) => (value === null ? null : numberProblem(value, UNITS))) ??
    firstOf([['maxQuantity', maxQuantity] as const], (value) =>
      value === null ? null : numberProblem(value, MAX_INTEGER, 1),
    ) ??
    firstOf(measures, (measure) => {
      if (measure === null || measure >= 0) return Number.isFinite(measure ?? 0) ? null : { code: 'wrongFormat' }
      return Number.isNaN(measure) ? { code: 'wrongFormat' } : { code: 'tooSmall', params: { least: 0 } }
    })
  )
}
