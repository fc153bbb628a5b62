import {
  type CityId,
  type Delivery,
  type Discount,
  type Product,
  type Reduction,
  type RequestedLine,
  type ShippingRate,
  type Shop,
  shownUnit,
  type Variant,
} from '@store/core'
import type { Offer } from '../orders/quote.ts'

/** A shop's rules, its products when they were shown and when they are bought, and a shopper's cart. */
export type RandomCart = {
  readonly shop: Shop
  /** The products as the shopper saw them. */
  readonly shown: readonly Product[]
  /** The same products when they are bought. */
  readonly today: readonly Product[]
  readonly discounts: readonly Discount[]
  readonly coupon: Offer['coupon']
  readonly wishes: readonly RequestedLine[]
  readonly delivery: Delivery
  readonly cityId: CityId
}

type Random = (below: number) => number

/** A small seeded generator: drawing a hundred thousand carts through fast-check would take many minutes. */
export function randomNumbers(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export function anyCart(
  random: Random,
  { currency, country, paymentMethods }: Pick<Shop, 'currency' | 'country' | 'paymentMethods'>,
): RandomCart {
  const maybe = (oneIn: number) => random(oneIn) === 0
  // Whole units, as most shops use; in currencies with cents, sometimes hundredths.
  const amount = (most: number) =>
    maybe(3) && shownUnit(currency) === 1 ? 1 + random(most) : 100 * (1 + random(Math.ceil(most / 100)))
  const price = () => amount([100_000_00, 9_999, 3_000_000_00][random(3)] ?? 1)

  const product = (id: number): Product => {
    const variants = Array.from(
      { length: maybe(2) ? 0 : 1 + random(3) },
      (_, at): Variant => ({
        id: `${id}${at}`,
        values: [`T${at}`],
        price: price(),
        compareAt: null,
        units: 5 + random(60),
        sku: null,
        enabled: !maybe(9),
      }),
    )
    return {
      id,
      slug: `p-${id}`,
      name: `Producto ${id}`,
      price: price(),
      compareAt: null,
      promotion: null,
      options: variants.length > 0 ? [{ name: 'Talla', values: variants.map((_, at) => `T${at}`) }] : [],
      variants,
      units: 5 + random(60),
      active: !maybe(20),
      featured: false,
      freeShipping: maybe(3),
      condition: 'new',
      summary: null,
      images: [],
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
    }
  }
  const reduction = (): Reduction =>
    maybe(2)
      ? { kind: 'fixed', amount: amount(90_000_00) }
      : { kind: 'percentage', percent: (1 + random(10_000)) / 100 }
  const discount = (at: number): Discount => {
    const common = { id: `${at}`, name: null, active: !maybe(4), reduction: reduction() }
    if (maybe(2)) return { ...common, trigger: 'quantity', minQuantity: 1 + random(6) }
    const from = random(200_000_00)
    const ranges = [{ from, to: maybe(2) ? null : from + random(900_000_00), reduction: maybe(2) ? reduction() : null }]
    return { ...common, trigger: 'subtotal', ranges }
  }
  const rates: readonly (() => ShippingRate)[] = [
    () => ({ kind: 'free' }),
    () => ({ kind: 'flat', price: amount(20_000_00) }),
    () => ({
      kind: 'bySubtotal',
      ranges: [
        { from: 0, to: 99_999_99, price: amount(20_000_00) },
        { from: 100_000_00, to: Number.MAX_SAFE_INTEGER, price: 0 },
      ],
    }),
    () => ({
      kind: 'byCity',
      cities: [{ cityId: 1, price: amount(20_000_00) }],
      elsewhere: maybe(3) ? null : amount(30_000_00),
    }),
  ]
  const shown = [1, 2, 3].map(product)
  const today = shown.map((one): Product => {
    if (!maybe(6)) return one
    return { ...one, price: price(), variants: one.variants.map((variant) => ({ ...variant, price: price() })) }
  })
  const wishes = Array.from({ length: 1 + random(4) }, () => {
    const one = shown[random(shown.length)]
    const variant = one?.variants[random(one.variants.length)]
    return { productId: one?.id ?? 0, variantId: variant?.id ?? null, quantity: 1 + random(5) }
  })
  const coupon = {
    code: 'HOLA',
    active: true,
    reduction: reduction(),
    minPurchase: maybe(4) ? amount(90_000_00) : null,
    from: null,
    until: null,
    maxUses: null,
    maxUsesPerBuyer: null,
    uses: 0,
  }
  return {
    shown,
    today,
    wishes,
    discounts: Array.from({ length: random(4) }, (_, at) => discount(at)),
    coupon: maybe(3) ? { known: { coupon, usesByBuyer: 0 } } : null,
    delivery: maybe(5) ? 'pickUp' : 'address',
    cityId: 1 + random(2),
    shop: {
      id: 7,
      name: 'Mercado',
      subdomain: 'mercado',
      domain: null,
      templateId: 5,
      language: 'es',
      currency,
      country,
      open: true,
      closure: null,
      accessGate: null,
      version: 1,
      city: null,
      phone: null,
      email: null,
      chatNumber: null,
      description: null,
      about: { mission: null, vision: null, story: null },
      socials: {},
      tags: [],
      minPurchase: maybe(8) ? amount(50_000_00) : null,
      paymentMethods,
      cashOnDelivery: { cities: null, ceiling: null },
      invoices: false,
      shippingRate: rates[random(rates.length)]?.() ?? { kind: 'free' },
    },
  }
}
