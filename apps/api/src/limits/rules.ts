import type { EndpointName, Endpoints, Input, Output } from '@store/api-client/contract'
import { type CouponProblem, normaliseIdNumber } from '@store/core'

/** The origin of an attempt: the network of one subscriber, and of one site. */
type From = { readonly network: string; readonly site: string }

/** At most this many attempts within this many seconds; `per` returns the key of the counter. */
type Rule<LimitedCall = never> = {
  readonly most: number
  readonly within: number
  /** The key of the counter, in addition to the call and its shop. */
  readonly per: (call: LimitedCall, from: From) => string
  /** Whether attempts in all shops count together. */
  readonly acrossShops?: true
}

/** `wrong`: only responses for which this function returns true are counted; without it, every attempt is. */
type Limit<LimitedCall = never, Answer = never> = {
  readonly rules: readonly Rule<LimitedCall>[]
  /** Which attempts are limited; without it, all. */
  readonly about?: (call: LimitedCall) => boolean
  /** Calls with the same name here share a counter. */
  readonly as?: string
  readonly wrong?: (answer: Answer) => boolean
}

const QUARTER = 15 * 60
const HOURS = 60 * 60

const perAddress = (most: number) => ({ most, within: QUARTER, per: (_: unknown, { network }: From) => network })

/** For guesses: a site with IPv6 could otherwise guess from 65,536 networks. */
const perSite = (most: number) => ({ most, within: QUARTER, per: (_: unknown, { site }: From) => `site ${site}` })

/** For guesses that cost the service work: attempts in all shops count together. */
const acrossShops = <R extends Rule>(rule: R) => ({ ...rule, acrossShops: true }) as const

const perShop = (most: number) => ({ most, within: QUARTER, per: () => 'shop' })

/** Whether a response helps to guess a code or, with a code, the ID number of a buyer. */
const isGuess = ({ reason }: CouponProblem) => reason === 'unknown' || reason === 'usedByBuyer'
const COUPON_GUESSES = { as: 'coupon', rules: [perAddress(20), perSite(80)] }

/**
 * The limited calls and their limits (docs/decisions/012-limits.md gives the reasons for the numbers). All are per shop
 * except where noted.
 */
const LIMITS: { readonly [Name in EndpointName]?: Limit<Input<Endpoints[Name]>, Output<Endpoints[Name]>> } = {
  placeOrder: { rules: [perAddress(300)] },
  checkCoupon: { ...COUPON_GUESSES, wrong: (check) => check.kind === 'refused' && isGuess(check.problem) },
  quoteOrder: {
    ...COUPON_GUESSES,
    about: ({ body }) => Boolean(body.coupon?.trim()),
    wrong: ({ refusals }) => refusals.some((refusal) => refusal.kind === 'coupon' && isGuess(refusal.problem)),
  },
  startPayment: {
    rules: [perAddress(300), { most: 20, within: QUARTER, per: ({ params }) => `order ${params.number}` }],
  },
  returnFromPayment: {
    rules: [perAddress(300), { most: 60, within: QUARTER, per: ({ params }) => `order ${params.number}` }],
  },
  // Each picture is decoded, and looked at by a person.
  sendProof: {
    rules: [perAddress(20), { most: 10, within: QUARTER, per: ({ params }) => `order ${params.number}` }],
  },
  findOrder: {
    rules: [
      perAddress(10),
      { most: 10, within: QUARTER, per: ({ query }) => `order ${query.number}` },
      { most: 20, within: QUARTER, per: ({ query }) => `buyer ${normaliseIdNumber(query.idNumber)}` },
      // An attacker who knows an ID number and tries order numbers from many addresses gains little by waiting a quarter of an hour.
      { most: 40, within: 6 * HOURS, per: ({ query }) => `buyer ${normaliseIdNumber(query.idNumber)}` },
    ],
    wrong: (order) => order === null,
  },
  answerOrder: {
    rules: [perAddress(10), { most: 10, within: QUARTER, per: ({ params }) => `order ${params.number}` }],
    wrong: (answer) => answer?.kind === 'wrongCode',
  },
  // Counted for the shop in total, too: there are too few tries in one shop to find a short code, from however many
  // addresses.
  verifyAccessCode: {
    rules: [perAddress(5), perSite(20), perShop(200), acrossShops(perAddress(40)), acrossShops(perSite(80))],
    wrong: ({ kind }) => kind === 'invalid',
  },
  recordEvent: { rules: [perAddress(1_000)] },
  recordCheckout: { rules: [perAddress(100)] },
  countView: { rules: [perAddress(300)] },
  recordEmptySearch: { rules: [perAddress(100)] },
  sendContactMessage: { rules: [perAddress(30)] },
  subscribe: { rules: [perAddress(60)] },
  confirmSubscription: { rules: [perAddress(30)], wrong: ({ kind }) => kind === 'unknown' },
  unsubscribe: { rules: [perAddress(30)], wrong: ({ kind }) => kind === 'unknown' },
  notifyOrderCreated: { rules: [perAddress(300)] },
}

/** How often calls to a webhook make us query its provider: for one attempt, and for a shop in total. */
export const HOOK_LIMITS = {
  attempt: { most: 20, within: QUARTER },
  shop: { most: 2_000, within: QUARTER },
}

/** The most a shop may have of each; the limits of its plan are in `packages/core/src/shop/plan.ts`. */
export const MOST_WEBHOOKS = 10
export const MOST_KEYS = 20
export const MOST_CATEGORIES = 1_000
export const MOST_COUPONS = 5_000

/** The limit of a call by its name. */
export const limitOf = (name: string) =>
  (LIMITS as Readonly<Record<string, Limit<unknown, unknown> | undefined>>)[name] ?? null
