import type { ImportField } from '@store/api-client/manage'
import { changeFrom, type ProductDraft, type ProductInput } from '@store/core'
import type { Format, ReadProduct } from './format.ts'
import type { Row } from './sheet.ts'

/** What a product is told by each field. */
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

/** Of what a file says nothing, because it has no column for it. */
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

/** Of what a row says nothing, though there is a column for it. */
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
 * What a file says of a product, but for its pictures. A product that the shop has keeps what the file has no column for, what its
 * cells leave blank where the format says so, and its place among the others.
 */
export function productInputOf(
  { draft, blank }: Pick<ReadProduct, 'draft' | 'blank'>,
  missing: ReadonlySet<keyof ProductDraft>,
  isKnown: boolean,
): ProductInput {
  const { images: _, ...input } = changeFrom({ ...draft, images: [] })
  // A variant of which the file says no price would be given away.
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
