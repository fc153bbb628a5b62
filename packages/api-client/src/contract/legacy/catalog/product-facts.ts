import type { Amount, Fact, Image, PictureFacts, Product, Promotion } from '@store/core'
import * as z from 'zod'
import { codes, list, translate } from '../../wire.ts'
import { text, textOrIn } from '../fields.ts'
import { type OptionsJson, optionsFrom, type VariantsJson, variantsFrom } from './variants.ts'

/** A missing condition means new. */
export const condition = codes({ used: 0, new: 1 }, 'new')

/** A product's supplier: a name, or an object that contains one. */
export const supplier = textOrIn('nombre')

/**
 * Ours: the facts that were written as `Clave: valor` at the top of the description. The description itself has a separate
 * call (C24).
 */
export const Facts = list(
  translate(z.object({ nombre: text, valor: text }).meta({ id: 'Dato' }), {
    fromWire: (w): Fact => ({ name: w.nombre, value: w.valor }),
    toWire: (d) => ({ nombre: d.name, valor: d.value }),
  }),
)

/** The common content of the three wire forms of a product, under one set of names. */
export type ProductFacts = Omit<
  Product,
  | 'price'
  | 'compareAt'
  | 'promotion'
  | 'options'
  | 'variants'
  | 'slug'
  | 'images'
  | 'message'
  | 'units'
  | 'barcode'
  | 'seoTitle'
  | 'seoDescription'
> & {
  readonly barcode?: string | null
  readonly seoTitle?: string | null
  readonly seoDescription?: string | null
  readonly slug: string | null
  readonly price: Amount | null
  readonly formerPrice: Amount | null
  readonly percent: number | null
  readonly onPromotion: boolean
  readonly units: number | null
  readonly hasVariants: boolean
  readonly axes: z.output<typeof OptionsJson>
  readonly combinations: z.output<typeof VariantsJson>
  readonly images: readonly {
    readonly src: string | null
    readonly alt: string | null
    readonly facts: PictureFacts | null
  }[]
  readonly asksMessage: boolean
  readonly messageLabel: string | null
  readonly messageRequired: boolean
}

/** A product from any of its wire forms. The only place with the rules of interpretation. */
export function productFrom(facts: ProductFacts): Product {
  const variants = variantsFrom(facts.combinations)
  const options = optionsFrom(facts.axes, variants)
  const price =
    lowestPrice(variants.filter(({ enabled }) => enabled).map(({ price }) => price)) ?? (facts.price || null)
  // A reduction of less than half a percent still counts, if its former price is known.
  const reduced = facts.onPromotion && facts.percent !== null && (facts.percent > 0 || facts.formerPrice !== null)
  const promotion: Promotion | null = reduced ? { percent: facts.percent ?? 0 } : null
  return {
    id: facts.id,
    // Only the last part of a slug, the id, is used.
    slug: facts.slug ?? String(facts.id),
    name: facts.name,
    price,
    compareAt: promotion && price !== null ? facts.formerPrice : null,
    promotion,
    options,
    variants,
    units: Math.max(0, facts.units ?? 0),
    // The variants are gone or unreadable: nothing can be sold.
    active: facts.active && !(facts.hasVariants && variants.length === 0 && options.length === 0),
    featured: facts.featured,
    freeShipping: facts.freeShipping,
    condition: facts.condition,
    summary: facts.summary,
    images: imagesFrom(facts.images),
    category: facts.category,
    subcategoryId: facts.subcategoryId || null,
    sku: facts.sku,
    brand: facts.brand,
    warranty: facts.warranty,
    dimensions: facts.dimensions,
    facts: facts.facts,
    supplier: facts.supplier,
    tagValues: facts.tagValues,
    maxQuantity: facts.maxQuantity,
    message: facts.asksMessage ? { label: facts.messageLabel ?? '', required: facts.messageRequired } : null,
    ...(facts.barcode && { barcode: facts.barcode }),
    ...(facts.seoTitle && { seoTitle: facts.seoTitle }),
    ...(facts.seoDescription && { seoDescription: facts.seoDescription }),
  }
}

/** Dimensions without any known value become null. */
export const dimensionsFrom = (measures: NonNullable<Product['dimensions']>): Product['dimensions'] =>
  Object.values(measures).every((measure) => measure === null) ? null : measures

const lowestPrice = (prices: readonly Amount[]): Amount | null => {
  const real = prices.filter((price) => price > 0)
  return real.length > 0 ? Math.min(...real) : null
}

function imagesFrom(images: ProductFacts['images']): readonly Image[] {
  const seen = new Set<string>()
  return images.flatMap(({ src, alt, facts }) => {
    if (src === null || seen.has(src)) return []
    seen.add(src)
    return [facts ? { src, alt, facts } : { src, alt }]
  })
}
