import {
  type Branch,
  branchPlace,
  type ChatOrderField,
  type City,
  type Country,
  chatDigits,
  type Delivery,
  divisionsOf,
  FIELD_LIMITS,
  itemsFromText,
  MAX_ITEMS_LENGTH,
  type OrderDelivery,
  type OrderDraft,
  offeredMethods,
  type PaymentMethod,
  type SalesChannel,
  type Shop,
  type ShopId,
  suitsDelivery,
} from '@store/core'
import * as z from 'zod/mini'
import { parseForm } from './parse-form.ts'
import { absent, choice, email, idNumber, optional, optionalText, phone, postcode, text } from './rules.ts'

/** What the rules of a checkout depend on. */
export type CheckoutOptions = {
  readonly country: Country
  /** The country's cities, where the services know them. */
  readonly cities: readonly City[]
  readonly paymentMethods: readonly PaymentMethod[]
  /** Whether orders may be picked up. */
  readonly canPickUp: boolean
  /** Where to choose from, when there is more than one. */
  readonly pickUpPlaces: readonly PickUpPlace[]
  /** Whether the shop has a number to agree on an order with; what it asks then, on top (C10). */
  readonly canChat: boolean
  readonly chatFields: readonly ChatOrderField[]
}

/** `place` is short enough to choose by: without its hours. */
export type PickUpPlace = { readonly branchId: number; readonly place: string }

export function checkoutOptions(
  shop: Pick<Shop, 'country' | 'paymentMethods' | 'chatNumber'>,
  branches: readonly Branch[],
  cities: readonly City[],
  { fields, isChat }: { readonly fields: readonly ChatOrderField[]; readonly isChat: boolean },
): CheckoutOptions {
  const canChat = chatDigits(shop.chatNumber) !== null
  return {
    country: shop.country,
    cities: cities.filter((city) => city.country === shop.country),
    // In a shop that is a chat, what is to be agreed is agreed there.
    paymentMethods: offeredMethods(shop.paymentMethods).filter(
      (method) => !(canChat && isChat && method === 'toBeAgreed'),
    ),
    canPickUp: branches.length > 0 || shop.paymentMethods.includes('payInStore'),
    pickUpPlaces:
      branches.length > 1
        ? branches.map((each) => ({ branchId: each.id, place: branchPlace({ ...each, hours: null }) }))
        : [],
    ...{ canChat, chatFields: fields },
  }
}

/** How an order can get to its buyer, what it can be paid with first: what is only paid at the counter is picked up there. */
export function deliveriesOf({ canPickUp, canChat, paymentMethods }: CheckoutOptions): readonly Delivery[] {
  const kinds: readonly Delivery[] = canPickUp ? ['address', 'pickUp'] : ['address']
  const paid = kinds.filter((kind) => paymentMethods.some((method) => suitsDelivery(method, kind)))
  return paid.length > 0 && !canChat ? paid : [...new Set([...paid, ...kinds])]
}

/** Whether an order is by chat: where that is wanted, or there is no other way, and the shop has a number. */
export const isByChat = ({ canChat, paymentMethods }: CheckoutOptions, wanted: boolean): boolean =>
  canChat && (wanted || paymentMethods.length === 0)

/** What says in the form that the order is by chat, and the names of the shop's own questions in it. */
export const BY = 'by'
export const BY_CHAT = 'chat'
export const answerName = (index: number) => `answer${index}` as const

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

/** Whoever is written to on their phone may leave the address out. */
const buyer = (byChat: boolean) => ({
  name: text({ min: 3, max: FIELD_LIMITS.name }),
  idNumber: idNumber(),
  email: byChat ? optional(email()) : email(),
  phone: phone(),
  message: optionalText(FIELD_LIMITS.message),
})

const hidden = {
  orderKey: z.string({ error: 'invalid.form' }).check(z.regex(/^[\da-f]{32}$/, 'invalid.form')),
  expectedTotal: z.number({ error: 'invalid.form' }).check(z.int('invalid.form'), z.nonnegative('invalid.form')),
  items: z.string({ error: 'invalid.form' }).check(z.maxLength(MAX_ITEMS_LENGTH, 'invalid.form')),
  messages: z.optional(z.string().check(z.maxLength(20_000, 'invalid.form'))),
}

/** A box that was ticked; what it says is the template kit's (L5). */
const consent = z.string({ error: 'newsletter.invalid.consent' })

function addressFields(division: string, options: CheckoutOptions) {
  const divisions = divisionChoices(options)
  const known = citiesOf(options.cities, division)
  const city = text({ min: 2, max: FIELD_LIMITS.city })
  return {
    division: divisions.length > 0 ? choice(divisions) : text({ max: FIELD_LIMITS.division }),
    city:
      known.length > 0
        ? city.check(z.refine((name) => findCity(known, division, name) !== null, 'invalid.city'))
        : city,
    neighbourhood: optionalText(FIELD_LIMITS.neighbourhood),
    postcode: postcode(options.country),
    address: text({ min: 5, max: FIELD_LIMITS.address }),
    details: optionalText(FIELD_LIMITS.details),
  }
}

/** Where there is one place to come to, or none in particular, nobody is asked which. */
const branchField = ({ pickUpPlaces }: CheckoutOptions) =>
  pickUpPlaces.length > 0 ? { branch: choice(pickUpPlaces.map(({ place }) => place)) } : { branch: absent }

const noAddress = {
  ...{ division: absent, city: absent, neighbourhood: absent, postcode: absent },
  ...{ address: absent, details: absent },
}

const agreed = z.pipe(
  z.optional(z.string()),
  z.transform((): string => 'toBeAgreed'),
)

/** By the kinds of input that have a shape of their own; the shop reads the others as they are. */
const SHAPES: Readonly<Record<string, readonly [shape: RegExp, error: string]>> = {
  email: [/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'invalid.email'],
  tel: [/^[+]?(?:[\s().-]*\d){7,15}[\s().-]*$/, 'invalid.phone'],
  number: [/^-?\d+(?:[.,]\d+)?$/, 'invalid.numeric'],
}

function answerFields(fields: readonly ChatOrderField[]) {
  const rule = ({ required, type }: ChatOrderField) => {
    const [shape, error] = SHAPES[type] ?? [/^/, '']
    const answer = text({ max: FIELD_LIMITS.answer }).check(z.regex(shape, error))
    return required ? answer : optional(answer)
  }
  return Object.fromEntries(fields.map((field, index) => [answerName(index), rule(field)]))
}

/**
 * The form's rules. They depend on three of its answers: without an address to go to none is asked for, a city must be
 * one of its division's, and what is agreed over the chat is not paid here. So that all errors show at once, the schema is made for the answers given.
 */
function checkoutForm(form: FormData | URLSearchParams, options: CheckoutOptions) {
  const deliveries = deliveriesOf(options)
  const delivery = deliveries.find((kind) => kind === form.get('delivery')) ?? deliveries[0] ?? 'address'
  const byChat = isByChat(options, form.get(BY) === BY_CHAT)
  const method = choice(options.paymentMethods).check(
    z.refine((value) => suitsDelivery(value as PaymentMethod, delivery), `invalid.notFor.${delivery}`),
  )
  return z.object({
    ...buyer(byChat),
    ...hidden,
    consent,
    [BY]: z.pipe(
      z.optional(z.string()),
      z.transform((): boolean => byChat),
    ),
    ...(byChat ? answerFields(options.chatFields) : {}),
    paymentMethod: byChat ? agreed : method,
    coupon: optionalText(FIELD_LIMITS.coupon),
    delivery: z.optional(z.string()),
    ...(delivery === 'address' ? addressFields(String(form.get('division') ?? ''), options) : noAddress),
    ...(delivery === 'pickUp' ? branchField(options) : { branch: absent }),
  })
}

/** Reads the form by its rules; the same on the server and in the browser. Errors are word keys. */
export function readCheckout(form: FormData | URLSearchParams, options: CheckoutOptions) {
  return parseForm(form, checkoutForm(form, options))
}

export type CheckoutInput = z.input<ReturnType<typeof checkoutForm>>
export type CheckoutValue = z.output<ReturnType<typeof checkoutForm>>

/** The order a good form asks for. */
export function orderDraft(
  value: CheckoutValue,
  shop: {
    readonly id: ShopId
    readonly cities: readonly City[]
    readonly pickUpPlaces: readonly PickUpPlace[]
    readonly channel: SalesChannel
    readonly chatFields: readonly ChatOrderField[]
  },
): OrderDraft {
  const messages = lineMessages(value.messages)
  const byChat = value[BY]
  return {
    shopId: shop.id,
    key: value.orderKey,
    lines: itemsFromText(value.items).map((line, at) => ({ ...line, message: messages[at] ?? null })),
    buyer: {
      name: value.name,
      idNumber: value.idNumber,
      email: value.email,
      phone: value.phone,
      message: value.message,
    },
    delivery: deliveryOf(value, shop),
    paymentMethod: value.paymentMethod as PaymentMethod,
    channel: byChat ? 'chat' : shop.channel,
    ...(byChat && { answers: answersIn(value, shop.chatFields) }),
    coupon: value.coupon,
    expectedTotal: value.expectedTotal,
  }
}

function answersIn(value: Readonly<Record<string, unknown>>, fields: readonly ChatOrderField[]) {
  return fields.flatMap(({ key }, index) => {
    const said = value[answerName(index)]
    return typeof said === 'string' ? [{ key, value: said }] : []
  })
}

function deliveryOf(
  value: CheckoutValue,
  { cities, pickUpPlaces }: Pick<CheckoutOptions, 'cities' | 'pickUpPlaces'>,
): OrderDelivery {
  const { division, city, address, neighbourhood, postcode, details } = value
  if (division === null || city === null || address === null) {
    const chosen = pickUpPlaces.find(({ place }) => place === value.branch)
    return { kind: 'pickUp', ...(chosen && { branchId: chosen.branchId }) }
  }
  const known = findCity(cities, division, city)
  return {
    kind: 'address',
    address: {
      cityId: known?.id ?? null,
      city: known?.name ?? city,
      division,
      neighbourhood,
      postcode,
      address,
      details,
    },
  }
}

/** What was written with products, line by line: the browser's cart knows it, the address does not. */
function lineMessages(json: string | undefined): readonly (string | null)[] {
  try {
    const messages: unknown = JSON.parse(json ?? '[]')
    return (Array.isArray(messages) ? messages : []).map((each: unknown) =>
      typeof each === 'string' ? each.slice(0, FIELD_LIMITS.lineMessage) : null,
    )
  } catch {
    return []
  }
}
