import {
  type Address,
  type AnswerOutcome,
  type AppliedDiscount,
  type Buyer,
  type CatalogQuery,
  type CheckedLine,
  type City,
  type CouponCheck,
  type CouponProblem,
  type Discount,
  DOCUMENT_TYPES,
  INSTRUMENTS,
  INVOICE_FIELDS,
  type Invoice,
  type InvoiceFieldName,
  type KnownBuyer,
  LANGUAGES,
  ORDER_STATUSES,
  type Order,
  type OrderDelivery,
  type OrderDraft,
  type OrderOutcome,
  type OrderPayment,
  type OrderRefusal,
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  PAYMENT_REFUSALS,
  PAYMENT_STATES,
  type PaymentProblem,
  type PaymentStart,
  type Policies,
  type Product,
  type SafeHtml,
  SHIPMENT_STATUSES,
  type ShippingQuote,
  type ShippingRate,
  type Shop,
  SORTS,
  type Totals,
} from '@store/core'
import fc from 'fast-check'

/** Any value of the domain, for tests that send it over the wire and back. */

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const amount = fc.integer({ min: 0, max: 10 ** 13 })
const price = fc.integer({ min: 1, max: 10 ** 11 })
const count = fc.nat({ max: 100_000 })
/** Blank text is no text, anywhere in the domain. */
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((any) => any.trim() !== '')
const orNull = <T>(any: fc.Arbitrary<T>) => fc.option(any, { nil: null })
const textOrNull = orNull(text)
const list = <T>(any: fc.Arbitrary<T>) => fc.array(any, { maxLength: 4 })
const image = fc.record({ src: text, alt: textOrNull })
const time = fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2100-01-01') })
const moment = time.map((date) => date.toISOString())

const days = fc.nat({ max: 99 }).chain((from) => fc.nat({ max: 99 }).map((more) => ({ from, to: from + more })))
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
  paymentMethods: fc.subarray([...PAYMENT_METHODS]),
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
const discount = { id: text, name: textOrNull, active: fc.boolean(), reduction }
export const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ ...discount, trigger: fc.constant('quantity' as const), minQuantity: count }),
  fc.record({
    ...discount,
    trigger: fc.constant('subtotal' as const),
    ranges: list(fc.record({ from: amount, to: orNull(amount), reduction: orNull(reduction) })),
  }),
)

const variant = (values: readonly string[]) =>
  fc.record({
    id: text,
    values: fc.constant(values),
    enabled: fc.boolean(),
    price: amount,
    compareAt: orNull(price),
    units: count,
    sku: textOrNull,
  })

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

/** With variants the price is the lowest of an enabled one; a former price needs a promotion, and both need a price. */
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
    brand: textOrNull,
    warranty: textOrNull,
    dimensions: anyDimensions,
    facts: list(fc.record({ name: text, value: text })),
    supplier: textOrNull,
    tagValues: list(id),
    maxQuantity: orNull(count),
    message: orNull(fc.record({ label: text, required: fc.boolean() })),
  })
  .map(({ ownPrice, percent, exact, choices: { options, variants }, ...rest }) => {
    const prices = variants.filter(({ enabled, price }) => enabled && price > 0).map(({ price }) => price)
    const price = prices.length > 0 ? Math.min(...prices) : ownPrice
    const promotion = percent === null ? null : { percent }
    const compareAt = promotion && price !== null ? exact : null
    return { ...rest, price, promotion, compareAt, options, variants }
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

const buyer: fc.Arbitrary<Buyer> = fc.record({
  name: text,
  idNumber: text,
  documentType: orNull(fc.constantFrom(...DOCUMENT_TYPES)),
  email: textOrNull,
  phone: text,
  message: textOrNull,
})
const invoice: fc.Arbitrary<Invoice> = fc.record(
  Object.fromEntries(INVOICE_FIELDS.map((name) => [name, text])) as Record<InvoiceFieldName, typeof text>,
  { requiredKeys: [], noNullPrototype: true },
)
const knownBuyer: fc.Arbitrary<KnownBuyer> = fc
  .tuple(buyer, text)
  .map(([known, phoneShown]) => ({ ...known, phoneShown }))
const address: fc.Arbitrary<Address> = fc.record({
  cityId: orNull(id),
  city: text,
  division: text,
  neighbourhood: textOrNull,
  postcode: textOrNull,
  address: text,
  details: textOrNull,
})
const delivery: fc.Arbitrary<OrderDelivery> = fc.oneof(
  fc.constant({ kind: 'pickUp' as const }),
  fc.record({ kind: fc.constant('pickUp' as const), branchId: id }),
  fc.record({ kind: fc.constant('address' as const), address }),
)
const promised = fc.oneof(
  delivery,
  fc.record({ kind: fc.constant('pickUp' as const), branchId: id, place: fc.string({ minLength: 1 }) }),
  fc.record({ kind: fc.constant('address' as const), address, days }),
)
const paymentMethod = fc.constantFrom(...PAYMENT_METHODS)
const channel = fc.constantFrom('web' as const, 'chat' as const, 'pointOfSale' as const, 'other' as const)

/** Odd quantities too: they are refused by the server's rules, not by the contract. */
export const anyDraft: fc.Arbitrary<OrderDraft> = fc.record({
  shopId: id,
  key: text,
  lines: list(
    fc.record({
      productId: id,
      variantId: textOrNull,
      quantity: fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1e9, 1.5)),
      unitPrice: orNull(amount),
      message: textOrNull,
    }),
  ),
  buyer,
  delivery,
  paymentMethod,
  channel,
  coupon: textOrNull,
  answers: list(fc.record({ key: text, value: text })),
  invoice: orNull(invoice),
  expectedTotal: orNull(amount),
})

const appliedDiscounts: fc.Arbitrary<AppliedDiscount[]> = list(
  fc.record({
    id: text,
    name: textOrNull,
    trigger: fc.constantFrom('quantity' as const, 'subtotal' as const, 'coupon' as const),
    amount,
  }),
)

export const anyPayment: fc.Arbitrary<OrderPayment> = fc.record({
  provider: fc.constantFrom(...PAYMENT_PROVIDERS),
  state: fc.constantFrom(...PAYMENT_STATES),
  instrument: orNull(fc.constantFrom(...INSTRUMENTS)),
  reference: text,
  receipt: textOrNull,
  amount,
  live: fc.boolean(),
  updatedAt: moment,
})
export const anyPaymentStart: fc.Arbitrary<PaymentStart> = fc.oneof(
  fc.record({ kind: fc.constant('redirect' as const), url: text }),
  fc.record({ kind: fc.constant('settled' as const) }),
  fc.record({ kind: fc.constant('refused' as const), reason: fc.constantFrom(...PAYMENT_REFUSALS) }),
)

export const anyOrder: fc.Arbitrary<Order> = fc.record({
  number: id,
  shopId: id,
  status: fc.constantFrom(...ORDER_STATUSES),
  shipment: fc.constantFrom(...SHIPMENT_STATUSES),
  lines: list(
    fc.record({
      productId: id,
      variantId: textOrNull,
      name: text,
      variant: list(text),
      image: textOrNull,
      unitPrice: amount,
      quantity: count,
      message: textOrNull,
    }),
  ),
  units: count,
  currency: fc.constantFrom('COP', 'USD'),
  subtotal: amount,
  discounts: appliedDiscounts,
  discount: amount,
  shipping: amount,
  total: amount,
  coupon: textOrNull,
  paymentMethod,
  channel,
  buyer: knownBuyer,
  answers: list(fc.record({ label: text, value: text })),
  invoice: orNull(invoice),
  delivery: promised,
  carrier: orNull(fc.record({ name: text, trackingNumber: textOrNull, trackingUrl: textOrNull })),
  depositAccount: textOrNull,
  seller: fc.record({ name: text, city: textOrNull, phone: textOrNull }),
  payment: orNull(anyPayment),
  heldUntil: orNull(moment),
  lapsed: fc.boolean(),
  placedAt: moment,
  updatedAt: moment,
})

const of = <const Kind extends string>(kind: Kind) => ({ kind: fc.constant(kind) })
const choice = { productId: id, variantId: textOrNull }
const because = <const Reason extends string>(reason: Reason) => ({ reason: fc.constant(reason) })
const anyCouponProblem: fc.Arbitrary<CouponProblem> = fc.oneof(
  fc.record(because('unknown')),
  fc.record(because('inactive')),
  fc.record({ ...because('notYet'), from: moment }),
  fc.record({ ...because('expired'), until: moment }),
  fc.record(because('usedUp')),
  fc.record({ ...because('usedByBuyer'), limit: count }),
  fc.record({ ...because('belowMinimum'), minimum: amount, missing: amount }),
  fc.record(because('nothingLeft')),
)
export const anyCouponCheck: fc.Arbitrary<CouponCheck> = fc.oneof(
  fc.record({ ...of('applies'), code: text, amount }),
  fc.record({ ...of('refused'), problem: anyCouponProblem }),
)
const anyPaymentProblem: fc.Arbitrary<PaymentProblem> = fc.oneof(
  fc.record({ reason: fc.constantFrom('delivery' as const, 'cityNeeded' as const, 'city' as const) }),
  fc.record({ reason: fc.constantFrom('least' as const, 'ceiling' as const), amount }),
)
const anyRefusal: fc.Arbitrary<OrderRefusal> = fc.oneof(
  fc.record(of('empty')),
  fc.record({ ...of('badQuantity'), ...choice }),
  fc.record({ ...of('unknownProduct'), ...choice }),
  fc.record({ ...of('variantNeeded'), productId: id, name: text }),
  fc.record({ ...of('inactive'), ...choice, name: text }),
  fc.record({ ...of('outOfStock'), ...choice, name: text, available: count }),
  fc.record({ ...of('overLimit'), ...choice, name: text, limit: count }),
  fc.record({ ...of('priceChanged'), expected: amount, actual: amount }),
  fc.record({ ...of('belowMinimum'), minimum: amount, missing: amount }),
  fc.record({
    ...of('shippingUnavailable'),
    reason: fc.constantFrom('noRange' as const, 'unset' as const, 'noCity' as const, 'cityNeeded' as const),
  }),
  fc.record({ ...of('coupon'), problem: anyCouponProblem }),
  fc.record({ ...of('paymentMethod'), problem: orNull(anyPaymentProblem) }),
  fc.record(of('closed')),
  fc.record({ ...of('tooManyOpen'), limit: count }),
  fc.record({ ...of('field'), field: text }),
)

export const anyAnswerOutcome: fc.Arbitrary<AnswerOutcome> = fc.oneof(
  fc.record({ ...of('answered'), order: anyOrder }),
  fc.record({ ...of('closed'), order: anyOrder }),
  fc.record(of('wrongCode')),
)

export const anyOutcome: fc.Arbitrary<OrderOutcome> = fc.oneof(
  fc.record({ ...of('placed'), order: anyOrder, accessKey: text }),
  fc.record({ ...of('refused'), refusals: list(anyRefusal) }),
  fc.record({ ...of('conflict'), number: id, accessKey: text }),
)

const quote: fc.Arbitrary<ShippingQuote> = fc.oneof(
  fc.record(of('cityNeeded')),
  fc.record({ ...of('unavailable'), reason: fc.constantFrom('noRange' as const, 'unset' as const, 'noCity' as const) }),
  fc.record({
    ...of('quoted'),
    price: amount,
    reason: fc.constantFrom('shop' as const, 'products' as const, 'pickUp' as const, 'rate' as const),
  }),
)
const totals: fc.Arbitrary<Totals> = fc.record({
  units: count,
  subtotal: amount,
  discounts: appliedDiscounts,
  discount: amount,
  shipping: quote,
  total: amount,
  minimum: orNull(fc.record({ amount, missing: amount })),
})
const checkedLine: fc.Arbitrary<CheckedLine> = fc.record({
  productId: id,
  variantId: textOrNull,
  slug: text,
  name: text,
  variant: list(text),
  image: textOrNull,
  unitPrice: amount,
  compareAt: orNull(amount),
  quantity: count,
  freeShipping: fc.boolean(),
  maxQuantity: orNull(count),
  supplier: textOrNull,
  message: textOrNull,
  status: fc.constantFrom('ok' as const, 'inactive' as const, 'outOfStock' as const),
  unitsAvailable: count,
  priceChangedFrom: orNull(amount),
})
export const anyQuote = fc.record({ lines: list(checkedLine), totals, refusals: list(anyRefusal) })
