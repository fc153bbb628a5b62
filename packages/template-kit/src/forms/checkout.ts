import { parseWithZod } from '@conform-to/zod/v4'
import {
  type City,
  type Country,
  divisionsOf,
  itemsFromText,
  lineKey,
  type OrderDelivery,
  type OrderDraft,
  offeredMethods,
  type PaymentMethod,
  type SalesChannel,
  type Shop,
  type ShopId,
} from '@store/core'
import * as z from 'zod/mini'
import { choice, email, idNumber, optionalText, phone, text } from './rules.ts'

/** What the rules of a checkout depend on. */
export type CheckoutOptions = {
  readonly country: Country
  /** The country's cities, where the services know them. */
  readonly cities: readonly City[]
  readonly paymentMethods: readonly PaymentMethod[]
  /** Whether orders may be picked up. */
  readonly canPickUp: boolean
}

export function checkoutOptions(
  shop: Pick<Shop, 'country' | 'paymentMethods'>,
  branches: readonly unknown[],
  cities: readonly City[],
): CheckoutOptions {
  return {
    country: shop.country,
    cities: cities.filter((city) => city.country === shop.country),
    paymentMethods: offeredMethods(shop.paymentMethods),
    canPickUp: branches.length > 0 || shop.paymentMethods.includes('payInStore'),
  }
}

/** First-level divisions to choose from; [] where any may be written. */
export function divisionChoices({ country, cities }: Pick<CheckoutOptions, 'country' | 'cities'>): readonly string[] {
  if (cities.length === 0) return divisionsOf(country)
  return [...new Set(cities.map((city) => city.division))].sort((a, b) => (folded(a) < folded(b) ? -1 : 1))
}

/** The city of this name in the division; names repeat in a country, not in a division. */
export function findCity(cities: readonly City[], division: string, name: string): City | null {
  return citiesOf(cities, division).find((city) => folded(city.name) === folded(name)) ?? null
}

export const citiesOf = (cities: readonly City[], division: string): readonly City[] =>
  cities.filter((city) => city.division === division)

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** Which methods go with which way of delivery. */
const PLACE: Readonly<Partial<Record<PaymentMethod, 'address' | 'pickUp'>>> = {
  cashOnDelivery: 'address',
  payInStore: 'pickUp',
}
export const fits = (method: PaymentMethod, delivery: string): boolean => (PLACE[method] ?? delivery) === delivery

const buyer = (country: Country) => ({
  name: text({ min: 3, max: 120 }),
  idNumber: idNumber(country),
  email: email(),
  phone: phone(),
  message: optionalText(500),
})

const hidden = {
  orderKey: z.string({ error: 'invalid.form' }).check(z.regex(/^[\da-f]{32}$/, 'invalid.form')),
  expectedTotal: z.number({ error: 'invalid.form' }).check(z.int('invalid.form'), z.nonnegative('invalid.form')),
  items: z.string({ error: 'invalid.form' }).check(z.maxLength(8000, 'invalid.form')),
  messages: z.optional(z.string().check(z.maxLength(20_000, 'invalid.form'))),
}

function addressFields(division: string, options: CheckoutOptions) {
  const divisions = divisionChoices(options)
  const known = citiesOf(options.cities, division)
  const city = text({ min: 2, max: 80 })
  return {
    division: divisions.length > 0 ? choice(divisions) : text({ max: 80 }),
    city:
      known.length > 0
        ? city.check(z.refine((name) => findCity(known, division, name) !== null, 'invalid.city'))
        : city,
    neighbourhood: optionalText(120),
    address: text({ min: 5, max: 200 }),
    details: optionalText(200),
  }
}

const absent = z.pipe(
  z.optional(z.string()),
  z.transform((): null => null),
)
const noAddress = { division: absent, city: absent, neighbourhood: absent, address: absent, details: absent }

/**
 * The form's rules. They depend on two of its answers: without an address to go to none is asked for, and a city must
 * be one of its division's. So that all errors show at once, the schema is made for the answers given.
 */
function checkoutForm(form: FormData | URLSearchParams, options: CheckoutOptions) {
  const delivery = options.canPickUp && form.get('delivery') === 'pickUp' ? 'pickUp' : 'address'
  const method = choice(options.paymentMethods).check(
    z.refine((value) => fits(value as PaymentMethod, delivery), `invalid.notFor.${delivery}`),
  )
  return z.object({
    ...buyer(options.country),
    ...hidden,
    paymentMethod: method,
    coupon: optionalText(60),
    delivery: z.optional(z.string()),
    ...(delivery === 'address' ? addressFields(String(form.get('division') ?? ''), options) : noAddress),
  })
}

/** Reads the form by its rules; the same on the server and in the browser. Errors are word keys. */
export function readCheckout(form: FormData | URLSearchParams, options: CheckoutOptions) {
  return parseWithZod(form, { schema: checkoutForm(form, options), error: () => 'invalid.form' })
}

export type CheckoutInput = z.input<ReturnType<typeof checkoutForm>>
export type CheckoutValue = z.output<ReturnType<typeof checkoutForm>>

/** The order a good form asks for. */
export function orderDraft(
  value: CheckoutValue,
  shop: { readonly id: ShopId; readonly cities: readonly City[]; readonly channel: SalesChannel },
): OrderDraft {
  const messages = lineMessages(value.messages)
  return {
    shopId: shop.id,
    key: value.orderKey,
    lines: itemsFromText(value.items).map((line) => ({ ...line, message: messages.get(lineKey(line)) ?? null })),
    buyer: {
      name: value.name,
      idNumber: value.idNumber,
      email: value.email,
      phone: value.phone,
      message: value.message,
    },
    delivery: deliveryOf(value, shop.cities),
    paymentMethod: value.paymentMethod as PaymentMethod,
    channel: shop.channel,
    coupon: value.coupon,
    expectedTotal: value.expectedTotal,
  }
}

function deliveryOf(value: CheckoutValue, cities: readonly City[]): OrderDelivery {
  const { division, city, address, neighbourhood, details } = value
  if (division === null || city === null || address === null) return { kind: 'pickUp' }
  const known = findCity(cities, division, city)
  return {
    kind: 'address',
    address: { cityId: known?.id ?? null, city: known?.name ?? city, division, neighbourhood, address, details },
  }
}

/** What was written with products, by line: the browser's cart knows it, the address does not. */
function lineMessages(json: string | undefined): ReadonlyMap<string, string> {
  try {
    const pairs: unknown = JSON.parse(json ?? '[]')
    return new Map(
      (Array.isArray(pairs) ? pairs : [])
        .filter(
          (pair): pair is [string, string] => Array.isArray(pair) && pair.every((part) => typeof part === 'string'),
        )
        .map(([key, message]) => [key, message.slice(0, 500)]),
    )
  } catch {
    return new Map()
  }
}
