import {
  type CatalogQuery,
  type City,
  type Discount,
  LANGUAGES,
  PAYMENT_METHODS,
  type PictureFacts,
  type Policies,
  type Product,
  type SafeHtml,
  type ShippingRate,
  type Shop,
  SORTS,
} from '@store/core'
import fc from 'fast-check'
import { amount, count, days, id, list, orNull, text, textOrNull } from './arbitrary-parts.ts'

/** Arbitraries of any shop and any product, for tests that encode and decode them. */

const price = fc.integer({ min: 1, max: 10 ** 11 })
const hundredths = fc.integer({ min: 0, max: 100 })
const anyFacts: fc.Arbitrary<PictureFacts> = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
  ground: fc.constantFrom(null, 'clear', '#f4f2ef'),
  subject: fc.tuple(hundredths, hundredths, hundredths, hundredths),
  focus: fc.tuple(hundredths, hundredths),
  lightness: hundredths,
  contrast: hundredths,
})
const image = fc.oneof(
  fc.record({ src: text, alt: textOrNull }),
  fc.record({ src: text, alt: textOrNull, facts: anyFacts }),
)

const anyShippingRate: fc.Arbitrary<ShippingRate> = fc.oneof(
  fc.constantFrom({ kind: 'free' as const }, { kind: 'unset' as const }),
  fc.record({ kind: fc.constant('flat' as const), price: amount }),
  fc.record({ kind: fc.constant('flat' as const), price: amount, days }),
  fc.record({
    kind: fc.constant('bySubtotal' as const),
    ranges: list(fc.record({ from: amount, to: amount, price: amount })),
  }),
  fc.record({
    kind: fc.constant('byCity' as const),
    cities: list(fc.oneof(fc.record({ cityId: id, price: amount }), fc.record({ cityId: id, price: amount, days }))),
    elsewhere: orNull(amount),
  }),
)

const GATE_COLORS = ['title', 'description', 'buttonText', 'button', 'border', 'background', 'backdrop']

export const anyShop: fc.Arbitrary<Shop> = fc.record({
  id,
  name: text,
  subdomain: text,
  domain: textOrNull,
  templateId: id,
  language: fc.constantFrom(...LANGUAGES),
  currency: fc.constantFrom('COP', 'USD', 'BRL', 'XAF'),
  country: fc.constantFrom('CO', 'MX', 'BR', 'CM'),
  open: fc.boolean(),
  closure: orNull(fc.record({ reason: textOrNull, opensOn: textOrNull })),
  accessGate: orNull(
    fc.record({
      enabled: fc.boolean(),
      title: text,
      description: text,
      image: textOrNull,
      colors: fc.dictionary(fc.constantFrom(...GATE_COLORS), text, { noNullPrototype: true }),
    }),
  ),
  version: count,
  city: textOrNull,
  phone: textOrNull,
  email: textOrNull,
  chatNumber: orNull(fc.stringMatching(/^[1-9]\d{9,13}$/)),
  description: textOrNull,
  about: fc.record({ mission: textOrNull, vision: textOrNull, story: textOrNull }),
  minPurchase: orNull(price),
  paymentMethods: fc.shuffledSubarray([...PAYMENT_METHODS]),
  invoices: fc.boolean(),
  cashOnDelivery: fc.record({ cities: orNull(list(id)), ceiling: orNull(amount) }),
  shippingRate: anyShippingRate,
  socials: fc.record(
    { facebook: text, instagram: text, twitter: text, youtube: text, tiktok: text },
    { requiredKeys: [], noNullPrototype: true },
  ),
  tags: list(fc.record({ id: text, name: text, position: fc.integer(), values: list(fc.record({ id, name: text })) })),
})

export const anyCity: fc.Arbitrary<City> = fc.record({
  id,
  name: text,
  code: textOrNull,
  divisionId: id,
  division: text,
  country: fc.constantFrom('CO', 'PE', 'BR'),
})

const html = orNull(text.map((any) => any as SafeHtml))
export const anyPolicies: fc.Arbitrary<Policies> = fc.record({
  shipping: html,
  payments: html,
  privacy: html,
  warranty: html,
  returns: html,
  exchange: html,
})

const reduction = fc.oneof(
  fc.record({ kind: fc.constant('fixed' as const), amount }),
  fc.record({
    kind: fc.constant('percentage' as const),
    percent: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
  }),
)
const moment = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date('2999-01-01') })
  .map((at) => at.toISOString())
const discount = { id: text, name: textOrNull, active: fc.boolean(), reduction, from: moment, until: moment }
const DISCOUNT = ['id', 'name', 'active', 'reduction', 'trigger'] as const
export const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record(
    { ...discount, trigger: fc.constant('quantity' as const), minQuantity: count },
    { requiredKeys: [...DISCOUNT, 'minQuantity'], noNullPrototype: true },
  ),
  fc.record(
    {
      ...discount,
      trigger: fc.constant('subtotal' as const),
      ranges: list(fc.record({ from: amount, to: orNull(amount), reduction: orNull(reduction) })),
    },
    { requiredKeys: [...DISCOUNT, 'ranges'], noNullPrototype: true },
  ),
)

const variant = (values: readonly string[]) =>
  fc
    .record({
      id: text,
      values: fc.constant(values),
      enabled: fc.boolean(),
      price: amount,
      compareAt: orNull(price),
      units: count,
      sku: textOrNull,
      barcode: textOrNull,
    })
    .map(({ barcode, ...rest }) => ({ ...rest, ...(barcode && { barcode }) }))

const options = list(fc.record({ name: text, values: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }) }))

const choices = options.chain((axes) => {
  const combinations = axes
    .slice(0, 2)
    .reduce<string[][]>((rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]])
  const variants = axes.length === 0 ? [] : combinations.map(variant)
  return fc.record({ options: fc.constant(axes), variants: fc.tuple(...variants) })
})

const anyDimensions = orNull(
  fc
    .record({ length: orNull(count), width: orNull(count), height: orNull(count), weight: textOrNull })
    .filter((sides) => Object.values(sides).some((side) => side !== null)),
)

/** With variants the price is the lowest of the enabled ones. A former price needs a promotion, and both need a price. */
export const anyProduct: fc.Arbitrary<Product> = fc
  .record({
    id,
    slug: text,
    name: text,
    ownPrice: orNull(price),
    percent: orNull(fc.integer({ min: 1, max: 99 })),
    exact: orNull(price),
    choices,
    units: count,
    active: fc.boolean(),
    featured: fc.boolean(),
    freeShipping: fc.boolean(),
    condition: fc.constantFrom('new' as const, 'used' as const),
    summary: textOrNull,
    images: fc.uniqueArray(image, { maxLength: 4, selector: ({ src }) => src }),
    category: orNull(fc.record({ id: orNull(id), name: text })),
    subcategoryId: orNull(id),
    sku: textOrNull,
    barcode: textOrNull,
    brand: textOrNull,
    warranty: textOrNull,
    dimensions: anyDimensions,
    facts: list(fc.record({ name: text, value: text })),
    supplier: textOrNull,
    tagValues: list(id),
    maxQuantity: orNull(count),
    message: orNull(fc.record({ label: text, required: fc.boolean() })),
  })
  .map(({ ownPrice, percent, exact, choices: { options, variants }, barcode, ...rest }) => {
    const prices = variants.filter(({ enabled, price }) => enabled && price > 0).map(({ price }) => price)
    const price = prices.length > 0 ? Math.min(...prices) : ownPrice
    const promotion = percent === null ? null : { percent }
    const compareAt = promotion && price !== null ? exact : null
    return { ...rest, ...(barcode && { barcode }), price, promotion, compareAt, options, variants }
  })

export const anyQuery: fc.Arbitrary<CatalogQuery> = fc.record({
  page: fc.integer({ min: 1, max: 9999 }),
  limit: fc.integer({ min: 1, max: 100 }),
  search: textOrNull,
  category: textOrNull,
  subcategory: orNull(id),
  promotion: fc.boolean(),
  freeShipping: fc.boolean(),
  withVariants: fc.boolean(),
  featured: fc.boolean(),
  minPrice: orNull(amount),
  maxPrice: orNull(amount),
  tag: orNull(id),
  options: fc.constantFrom(null, 'Talla:M', 'Color:Negro;Talla:M'),
  sort: fc.constantFrom(...SORTS),
  view: fc.constant(null),
})
