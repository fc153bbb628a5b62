import fc from 'fast-check'
import type { Product, Variant } from './product.ts'

/** For tests: a shirt for 100.00 with five in stock, with the changes of the test case. */
export function sampleProduct(change: Partial<Product> = {}): Product {
  return {
    id: 1,
    slug: 'camisa-1',
    name: 'Camisa',
    price: 10_000,
    compareAt: null,
    promotion: null,
    options: [],
    variants: [],
    units: 5,
    active: true,
    featured: false,
    freeShipping: false,
    condition: 'new',
    summary: null,
    images: [{ src: '/camisa.jpg', alt: null }],
    category: null,
    subcategoryId: null,
    sku: null,
    brand: null,
    warranty: null,
    dimensions: null,
    facts: [],
    supplier: null,
    tagValues: [],
    maxQuantity: null,
    message: null,
    ...change,
  }
}

export function sampleVariant(change: Partial<Variant> = {}): Variant {
  return { id: '11', values: ['M'], enabled: true, price: 12_000, compareAt: null, units: 3, sku: null, ...change }
}

/** The shirt in two sizes and two colours; L in red does not exist, M in blue is sold out. */
export function sampleShirt(change: Partial<Product> = {}): Product {
  return sampleProduct({
    options: [
      { name: 'Talla', values: ['M', 'L'] },
      { name: 'Color', values: ['Rojo', 'Azul'] },
    ],
    variants: [
      sampleVariant({ id: '11', values: ['M', 'Rojo'], price: 10_000, units: 3 }),
      sampleVariant({ id: '12', values: ['M', 'Azul'], price: 10_000, units: 0 }),
      sampleVariant({ id: '14', values: ['L', 'Azul'], price: 12_000, units: 2 }),
    ],
    ...change,
  })
}

const price = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 50_000_000 }) },
  { weight: 1, arbitrary: fc.constant(0) },
)
const units = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.constant(0) },
)
const mostly = fc.integer({ min: 0, max: 9 }).map((digit) => digit > 0)

/** Any product that a shop may have, including sold-out, disabled and unpriced ones. */
export function anyProduct(id: number): fc.Arbitrary<Product> {
  return fc
    .record({
      price: fc.option(price, { freq: 10 }),
      units,
      variants: fc.array(fc.record({ price, units, enabled: mostly }), { maxLength: 3 }),
      active: mostly,
      freeShipping: fc.boolean(),
      maxQuantity: fc.option(fc.integer({ min: 1, max: 20 })),
      percent: fc.option(fc.integer({ min: 1, max: 90 })),
    })
    .map(({ variants, percent, ...facts }) =>
      sampleProduct({
        ...facts,
        id,
        promotion: percent === null ? null : { percent },
        options: variants.length > 0 ? [{ name: 'Talla', values: variants.map((_, i) => `T${i}`) }] : [],
        variants: variants.map((variant, i) => sampleVariant({ ...variant, id: `${id}0${i}`, values: [`T${i}`] })),
      }),
    )
}

/** The same product later: unchanged, with a higher or lower price, or with another change. */
export function laterProduct(product: Product): fc.Arbitrary<Product> {
  const factor = fc.constantFrom(0.5, 0.999, 1.1, 3)
  const repriced = factor.map((factor) => ({
    ...product,
    price: product.price && Math.round(product.price * factor),
    variants: product.variants.map((variant) => ({ ...variant, price: Math.round(variant.price * factor) })),
  }))
  return fc.oneof(fc.constant(product), repriced, anyProduct(product.id))
}
