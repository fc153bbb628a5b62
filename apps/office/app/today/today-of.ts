import type { PaymentTrouble } from '@store/core'

/** How many there are; `more`: at least so many, as only so many were counted. */
export type Count = { readonly count: number; readonly more: boolean }

/** What is known of a shop today. What its reader may not see is left out. */
export type TodayFacts = {
  readonly troubles?: readonly PaymentTrouble[]
  readonly orders?: {
    readonly chat: Count
    readonly confirm: Count
    readonly transfers: Count
    readonly pack: Count
    readonly handOver: Count
    readonly resend: Count
    readonly collect: Count
  }
  /** Changes of where money goes that wait. */
  readonly moneyChanges?: number
  /** Accounts that only pretend to take money, on a shop that is open. */
  readonly testAccounts?: number
  /** Products on sale of which there are as few as their low marks say. */
  readonly low?: Count
  /** Limits of the plan of which little or nothing is left. */
  readonly limits?: number
  readonly setUp?: {
    readonly payments: boolean
    readonly shipping: boolean
    readonly products: number
    readonly policies: boolean
    readonly chat: boolean
    readonly domain: boolean
  }
}

export type TodayLine = {
  readonly about:
    | PaymentTrouble
    | 'chat'
    | 'confirm'
    | 'transfers'
    | 'pack'
    | 'handOver'
    | 'resend'
    | 'collect'
    | 'low'
    | 'limits'
    | 'testKeys'
    | 'moneyChanges'
  readonly count: Count
  /** `now`: money or a buyer is lost by waiting; `soon`: today; `act`: as it goes. */
  readonly dye: 'now' | 'soon' | 'act'
}

export type SetUpStep =
  | { readonly about: 'setUpPayments' | 'setUpShipping' | 'setUpPolicies' | 'setUpChat' | 'setUpDomain' }
  | { readonly about: 'setUpProducts'; readonly missing: number }

export type Today = {
  readonly lines: readonly TodayLine[]
  /** Whether everybody who waits for an answer is among the lines, as far as can be told. */
  readonly nobodyElse: boolean
  readonly setUp: readonly SetUpStep[]
}

/** Products from which on a shop looks like one. */
const ENOUGH_PRODUCTS = 5

const TROUBLES = ['paidTwice', 'paidButCancelled', 'nothingLeft', 'misfit'] as const satisfies readonly PaymentTrouble[]
const exactly = (count: number): Count => ({ count, more: false })

/** What needs doing, the most urgent first; nothing that stands at zero. */
export function todayOf({
  troubles = [],
  orders,
  testAccounts = 0,
  moneyChanges = 0,
  low,
  limits = 0,
  setUp,
}: TodayFacts): Today {
  const all: readonly TodayLine[] = [
    ...TROUBLES.map((about) => ({
      ...{ about, dye: 'now' as const },
      count: exactly(troubles.filter((trouble) => trouble === about).length),
    })),
    { about: 'moneyChanges', dye: 'now', count: exactly(moneyChanges) },
    ...(orders
      ? [
          { about: 'chat' as const, dye: 'soon' as const, count: orders.chat },
          { about: 'confirm' as const, dye: 'soon' as const, count: orders.confirm },
          { about: 'transfers' as const, dye: 'soon' as const, count: orders.transfers },
          { about: 'pack' as const, dye: 'act' as const, count: orders.pack },
          { about: 'handOver' as const, dye: 'act' as const, count: orders.handOver },
          { about: 'resend' as const, dye: 'act' as const, count: orders.resend },
          { about: 'collect' as const, dye: 'act' as const, count: orders.collect },
        ]
      : []),
    ...(low ? [{ about: 'low' as const, dye: 'act' as const, count: low }] : []),
    { about: 'testKeys', dye: 'now', count: exactly(testAccounts) },
    { about: 'limits', dye: 'act', count: exactly(limits) },
  ]
  const lines = all.filter(({ count }) => count.count > 0)
  const nobodyElse = orders !== undefined && lines.every(({ count }) => !count.more)
  return { lines, nobodyElse, setUp: setUp ? stepsLeft(setUp) : [] }
}

function stepsLeft(done: NonNullable<TodayFacts['setUp']>): readonly SetUpStep[] {
  const missing = ENOUGH_PRODUCTS - done.products
  return [
    ...(done.payments ? [] : [{ about: 'setUpPayments' as const }]),
    ...(done.shipping ? [] : [{ about: 'setUpShipping' as const }]),
    ...(done.chat ? [] : [{ about: 'setUpChat' as const }]),
    ...(missing > 0 ? [{ about: 'setUpProducts' as const, missing }] : []),
    ...(done.policies ? [] : [{ about: 'setUpPolicies' as const }]),
    ...(done.domain ? [] : [{ about: 'setUpDomain' as const }]),
  ]
}
