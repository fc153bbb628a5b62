import type { Amount, Fact, Image, Product, Promotion } from '@store/core'
import * as z from 'zod'
import { codes, list, translate } from '../../wire.ts'
import { text, textOrIn } from '../fields.ts'
import { type OptionsJson, optionsFrom, type VariantsJson, variantsFrom } from './variants.ts'

/** What nobody says is new. */
export const condition = codes({ used: 0, new: 1 }, 'new')

/** Who supplies a product: a name, or a row that holds one. */
export const supplier = textOrIn('nombre')

/** Ours: what was written as `Clave: valor` at the top of the description, which itself travels alone (C24). */
export const Facts = list(
  translate(z.object({ nombre: text, valor: text }).meta({ id: 'Dato' }), {
    fromWire: (w): Fact => ({ name: w.nombre, value: w.valor }),
    toWire: (d) => ({ nombre: d.name, valor: d.value }),
  }),
)

/** What the three wire shapes of a product have in common once their names are out of the way. */
export type ProductFacts = Omit<
  Product,
  'price' | 'compareAt' | 'promotion' | 'options' | 'variants' | 'slug' | 'images' | 'message' | 'units'
> & {
  readonly slug: string | null
  readonly price: Amount | null
  readonly formerPrice: Amount | null
  readonly percent: number | null
  readonly onPromotion: boolean
  readonly units: number | null
  readonly hasVariants: boolean
  readonly axes: z.output<typeof OptionsJson>
  readonly combinations: z.output<typeof VariantsJson>
  readonly images: readonly { readonly src: string | null; readonly alt: string | null }[]
  readonly asksMessage: boolean
  readonly messageLabel: string | null
  readonly messageRequired: boolean
}

/** One product, whatever shape it came in: here, and nowhere else, its rules of reading are applied. */
export function productFrom(facts: ProductFacts): Product {
  const variants = variantsFrom(facts.combinations)
  const options = optionsFrom(facts.axes, variants)
  const price =
    lowestPrice(variants.filter(({ enabled }) => enabled).map(({ price }) => price)) ?? (facts.price || null)
  // A reduction below half a percent is still one, when its former price is known.
  const reduced = facts.onPromotion && facts.percent !== null && (facts.percent > 0 || facts.formerPrice !== null)
  const promotion: Promotion | null = reduced ? { percent: facts.percent ?? 0 } : null
  return {
    id: facts.id,
    // Only the last part of a slug, the id, is looked at.
    slug: facts.slug ?? String(facts.id),
    name: facts.name,
    price,
    compareAt: promotion && price !== null ? facts.formerPrice : null,
    promotion,
    options,
    variants,
    units: Math.max(0, facts.units ?? 0),
    // Its variants are gone or unreadable: there is nothing to sell.
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
  }
}

/** Measures of which none is known are none. */
export const dimensionsFrom = (measures: NonNullable<Product['dimensions']>): Product['dimensions'] =>
  Object.values(measures).every((measure) => measure === null) ? null : measures

const lowestPrice = (prices: readonly Amount[]): Amount | null => {
  const real = prices.filter((price) => price > 0)
  return real.length > 0 ? Math.min(...real) : null
}

function imagesFrom(images: ProductFacts['images']): readonly Image[] {
  const seen = new Set<string>()
  return images.flatMap(({ src, alt }) => {
    if (src === null || seen.has(src)) return []
    seen.add(src)
    return [{ src, alt }]
  })
}
