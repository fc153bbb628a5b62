import { type EditableProduct, EMPTY_PRODUCT, type Image, type ProductChange, type ProductStatus } from '@store/core'
import type { StoredProductDraft } from './product-draft.ts'

type Variant = StoredProductDraft['variants'][number]

/** A product that is to be written. Units that are null stay; of what is new there are none. */
export type MergedProduct = Omit<StoredProductDraft, 'units' | 'variants' | 'status'> & {
  readonly status: ProductStatus
  readonly units: number | null
  readonly variants: readonly (Omit<Variant, 'units'> & { readonly units: number | null })[]
  readonly tags: readonly number[]
}

/** What a product has of which nothing was ever said. */
const BLANK_PRODUCT: Omit<MergedProduct, 'reference'> = {
  ...EMPTY_PRODUCT,
  name: '',
  saleEnds: null,
  units: null,
  status: 'active',
  message: null,
  position: 0,
  tags: [],
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
  const { variants, images, keepImages, status: newStatus, active: newActive, ...stated } = defined(change)
  const before = known && !whole ? stayingOf(known) : { ...BLANK_PRODUCT, position: known?.position ?? 0 }
  const status = newStatus ?? statusAfter(before.status, newActive)
  const variantOf = variantFinder(known)
  const merged = { ...before, ...stated, reference, status, active: status === 'active' }
  return {
    ...merged,
    // A barcode is of one thing only: those of variants are theirs.
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

/** Pictures that are said, each once, before them those that stay. */
export function withKeptImages<Input extends ProductChange>(
  { keepImages, ...input }: Input,
  known: readonly Image[],
): Omit<Input, 'keepImages'> {
  const { images } = input
  if (!keepImages || !images) return input
  const fresh = images.filter(({ src }) => !known.some((image) => image.src === src))
  // The database has its own order of keys, which is none of the draft's hash.
  return { ...input, images: [...known, ...fresh].map(({ src, alt }) => ({ src, alt })) }
}

/** Whether the product costs what it did; of what is new, whether it costs what the product does, or nothing. */
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

/** Finds a product's variant by its values. They are indexed once: it may have as many as are said of it. */
function variantFinder(known: EditableProduct | null) {
  const byValues = new Map(known?.variants.map((variant) => [JSON.stringify(variant.values), variant]))
  return (values: readonly string[]) => byValues.get(JSON.stringify(values))
}

/** Without what is left out by name. */
const defined = <Input extends object>(input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input
