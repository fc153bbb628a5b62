import type { EndpointName, Endpoints, Input, Output } from '@store/api-client/contract'
import { type CouponProblem, normaliseIdNumber } from '@store/core'

/** Where an attempt comes from: what one subscriber is given, and what one site is. */
type From = { readonly network: string; readonly site: string }

/** At most so many attempts within so many seconds; `per` says whose. */
type Rule<Asked = never> = {
  readonly most: number
  readonly within: number
  /** What is counted, beside the call and its shop. */
  readonly per: (asked: Asked, from: From) => string
}

/** `wrong`: only answers that it calls wrong are counted; without it, every attempt is. */
type Limit<Asked = never, Answer = never> = {
  readonly rules: readonly Rule<Asked>[]
  /** Which attempts it is about; without it, all are. */
  readonly about?: (asked: Asked) => boolean
  /** Calls that share a name here are counted together. */
  readonly as?: string
  readonly wrong?: (answer: Answer) => boolean
}

const QUARTER = 15 * 60
const HOURS = 60 * 60

const perAddress = (most: number) => ({ most, within: QUARTER, per: (_: unknown, { network }: From) => network })

/** For guesses: whoever has an IPv6 site has 65,536 networks to guess from. */
const perSite = (most: number) => ({ most, within: QUARTER, per: (_: unknown, { site }: From) => `site ${site}` })

const perShop = (most: number) => ({ most, within: QUARTER, per: () => 'shop' })

/** A code that is tried out, or tried out on a buyer. */
const isGuess = ({ reason }: CouponProblem) => reason === 'unknown' || reason === 'usedByBuyer'
const COUPON_GUESSES = { as: 'coupon', rules: [perAddress(20), perSite(80)] }

/** Which calls are limited, and how (docs/decisions/012-limits.md says why these sizes). All of it per shop. */
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
  // Each is decoded, and read by a person.
  sendProof: {
    rules: [perAddress(20), { most: 10, within: QUARTER, per: ({ params }) => `order ${params.number}` }],
  },
  findOrder: {
    rules: [
      perAddress(10),
      { most: 10, within: QUARTER, per: ({ query }) => `order ${query.number}` },
      { most: 20, within: QUARTER, per: ({ query }) => `buyer ${normaliseIdNumber(query.idNumber)}` },
      // Who knows an ID number and tries order numbers from many addresses gets little further by waiting a quarter.
      { most: 40, within: 6 * HOURS, per: ({ query }) => `buyer ${normaliseIdNumber(query.idNumber)}` },
    ],
    wrong: (order) => order === null,
  },
  answerOrder: {
    rules: [perAddress(10), { most: 10, within: QUARTER, per: ({ params }) => `order ${params.number}` }],
    wrong: (answer) => answer?.kind === 'wrongCode',
  },
  // From however many addresses: a code of a few signs is not found within the tries of a shop.
  verifyAccessCode: { rules: [perAddress(5), perSite(20), perShop(200)], wrong: ({ kind }) => kind === 'invalid' },
  recordEvent: { rules: [perAddress(1_000)] },
  recordCheckout: { rules: [perAddress(100)] },
  countView: { rules: [perAddress(300)] },
  sendContactMessage: { rules: [perAddress(30)] },
  subscribe: { rules: [perAddress(60)] },
  confirmSubscription: { rules: [perAddress(30)], wrong: ({ kind }) => kind === 'unknown' },
  unsubscribe: { rules: [perAddress(30)], wrong: ({ kind }) => kind === 'unknown' },
  notifyOrderCreated: { rules: [perAddress(300)] },
}

/** How often a provider is asked because somebody says so at its hook: of one attempt, and of a shop altogether. */
export const HOOK_LIMITS = {
  attempt: { most: 20, within: QUARTER },
  shop: { most: 2_000, within: QUARTER },
}

/** Webhooks of a shop. */
export const MOST_WEBHOOKS = 10

/** The same, of a call that is only known by its name. */
export const limitOf = (name: string) =>
  (LIMITS as Readonly<Record<string, Limit<unknown, unknown> | undefined>>)[name] ?? null
