import { type EditableProduct, EMPTY_PRODUCT, type Image, type ProductChange, type ProductStatus } from '@store/core'
import type { StoredProductDraft } from './product-draft.ts'

type Variant = StoredProductDraft['variants'][number]

/** A product that is to be written. Units that are null stay as they are; for new products and variants they are zero. */
export type MergedProduct = Omit<StoredProductDraft, 'units' | 'variants' | 'status' | 'tax'> & {
  readonly status: ProductStatus
  readonly units: number | null
  readonly variants: readonly (Omit<Variant, 'units'> & { readonly units: number | null })[]
  readonly tags: readonly number[]
  readonly taxId: number | null
}

/** The values of a new product's fields that were never given. */
const BLANK_PRODUCT: Omit<MergedProduct, 'reference'> = {
  ...EMPTY_PRODUCT,
  name: '',
  saleEnds: null,
  units: null,
  status: 'active',
  message: null,
  position: 0,
  tags: [],
  taxId: null,
}

/**
 * The product after these changes. A variant is identified by its values: fields that are left out stay as they are, and
 * a new variant costs as much as the product.
 *
 * @param whole fields that are left out become empty, except the position
 */
export function mergedWith(
  change: ProductChange,
  reference: string,
  known: EditableProduct | null,
  whole = false,
): MergedProduct {
  // A tax that is named has been looked up by now.
  const { variants, images, keepImages, tax: _, status: newStatus, active: newActive, ...stated } = defined(change)
  const before = known && !whole ? stayingOf(known) : { ...BLANK_PRODUCT, position: known?.position ?? 0 }
  const status = newStatus ?? statusAfter(before.status, newActive)
  const variantOf = variantFinder(known)
  const merged = { ...before, ...stated, reference, status, active: status === 'active' }
  return {
    ...merged,
    // A barcode identifies one thing: with variants, each has its own and the product none.
    ...(merged.options.length > 0 && { barcode: null }),
    images: images ? [...(keepImages ? before.images : []), ...images] : before.images,
    variants: variants ? variants.map((one) => variantWith(one, merged.price, variantOf(one.values))) : before.variants,
  }
}

/** The status of a product that is switched on or off: a draft stays one until it is for sale. */
function statusAfter(before: ProductStatus, active: boolean | undefined): ProductStatus {
  if (active === undefined) return before
  if (active) return 'active'
  return before === 'active' ? 'hidden' : before
}

function variantWith(
  input: Pick<Variant, 'values'> & Partial<Variant>,
  price: number | null,
  before: EditableProduct['variants'][number] | undefined,
): MergedProduct['variants'][number] {
  const staying = before && withoutId(before)
  const fresh = {
    price: price ?? 0,
    compareAt: null,
    saleEnds: null,
    sku: null,
    barcode: null,
    enabled: true,
    units: null,
  }
  return { ...fresh, ...(staying && { ...staying, units: null }), ...defined(input) }
}

const withoutId = ({ id: _, ...variant }: EditableProduct['variants'][number]) => variant

function stayingOf(known: EditableProduct): Omit<MergedProduct, 'reference'> {
  const { id: _, slug: __, sold: ___, reference: ____, deletedAt: _____, variants, ...rest } = known
  return { ...rest, units: null, variants: variants.map((variant) => ({ ...withoutId(variant), units: null })) }
}

/** Resolves `keepImages`: the known pictures come first, then the given ones that are not among them. */
export function withKeptImages<Input extends ProductChange>(
  { keepImages, ...input }: Input,
  known: readonly Image[],
): Omit<Input, 'keepImages'> {
  const { images } = input
  if (!keepImages || !images) return input
  const fresh = images.filter(({ src }) => !known.some((image) => image.src === src))
  // Fresh objects: the database orders keys differently, which would change the draft's hash.
  return { ...input, images: [...known, ...fresh].map(({ src, alt }) => ({ src, alt })) }
}

/** Whether the prices are unchanged. New variants must cost as much as the product, new products nothing. */
export function keepsPrices(product: MergedProduct, known: EditableProduct | null): boolean {
  const same = (one: Priced, other: Priced) =>
    one.price === other.price && one.compareAt === other.compareAt && timeOf(one.saleEnds) === timeOf(other.saleEnds)
  if (product.options.length === 0) return same(product, known ?? BLANK_PRODUCT)
  const fresh = { price: known?.price ?? 0, compareAt: null, saleEnds: null }
  const variantOf = variantFinder(known)
  return product.variants.every((variant) => same(variant, variantOf(variant.values) ?? fresh))
}

type Priced = Pick<MergedProduct, 'price' | 'compareAt' | 'saleEnds'>

const timeOf = (ends: string | null | undefined) => (ends ? Date.parse(ends) : null)

/** Finds a product's variant by its values, through an index, because there may be thousands of lookups. */
function variantFinder(known: EditableProduct | null) {
  const byValues = new Map(known?.variants.map((variant) => [JSON.stringify(variant.values), variant]))
  return (values: readonly string[]) => byValues.get(JSON.stringify(values))
}

/** Removes properties whose value is undefined. */
const defined = <Input extends object>(input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input
