import type { ImportField } from '@store/api-client/manage'
import { changeFrom, type ProductDraft, type ProductInput } from '@store/core'
import type { Format, ReadProduct } from './format.ts'
import type { Row } from './sheet.ts'

/** The field of the file for each field of a product. */
const FIELDS: Readonly<Partial<Record<keyof ProductDraft, ImportField>>> = {
  summary: 'summary',
  description: 'description',
  category: 'category',
  subcategory: 'subcategory',
  price: 'price',
  compareAt: 'compareAt',
  units: 'units',
  sku: 'sku',
  barcode: 'barcode',
  lowAt: 'lowAt',
  tax: 'tax',
  seoTitle: 'seoTitle',
  seoDescription: 'seoDescription',
  brand: 'brand',
  active: 'active',
  featured: 'featured',
  condition: 'condition',
  warranty: 'warranty',
  supplier: 'supplier',
  maxQuantity: 'maxQuantity',
  freeShipping: 'freeShipping',
  message: 'message',
}

/** Fields for which a file has no column. */
export function missingIn({ fields, also = {} }: Format, row: Row | undefined): ReadonlySet<keyof ProductDraft> {
  const has = (header: string) => row?.has(header) === true
  const keys = new Set([...Object.keys(FIELDS), ...Object.keys(also)] as (keyof ProductDraft)[])
  return new Set(
    [...keys].filter((key) => {
      const field = FIELDS[key]
      const header = field && fields[field]
      return !(header && has(header)) && !(also[key] ?? []).some(has)
    }),
  )
}

/** Fields with a column that a row leaves blank. */
export function blankIn({ fields, also = {} }: Pick<Format, 'fields' | 'also'>, row: Row): (keyof ProductDraft)[] {
  const headersOf = (key: keyof ProductDraft) => {
    const field = FIELDS[key]
    return [...(field ? [fields[field] ?? ''] : []), ...(also[key] ?? [])].filter((header) => row.has(header))
  }
  const keys = [...Object.keys(FIELDS), ...Object.keys(also)] as (keyof ProductDraft)[]
  return keys.filter((key) => {
    const headers = headersOf(key)
    return headers.length > 0 && headers.every((header) => row.cell(header) === '')
  })
}

/**
 * The input from a file for one product, without pictures. A product of the shop keeps fields without a column, blank cells
 * where the format says so, and its position.
 */
export function productInputOf(
  { draft, blank }: Pick<ReadProduct, 'draft' | 'blank'>,
  missing: ReadonlySet<keyof ProductDraft>,
  isKnown: boolean,
): ProductInput {
  const { images: _, ...input } = changeFrom({ ...draft, images: [] })
  // Without prices in the file, the variants would cost nothing: the product becomes a draft.
  if (!isKnown) return missing.has('price') && draft.variants.length > 0 ? { ...input, status: 'draft' } : input
  const stated = <Input extends object>(of: Input, empty: readonly (keyof ProductDraft)[] = []) => {
    const isStated = (key: keyof ProductDraft) => !missing.has(key) && !empty.includes(key)
    return Object.fromEntries(Object.entries(of).filter(([key]) => isStated(key as keyof ProductDraft))) as Input
  }
  const { position: _position, options, variants, ...rest } = stated(input, blank?.product)
  const chosen = (options ?? []).length > 0
  return {
    ...rest,
    reference: input.reference,
    ...(chosen && { options, variants: (variants ?? []).map((one, at) => stated(one, blank?.variants[at])) }),
  }
}
