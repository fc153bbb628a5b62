import type { PaymentTrouble } from '@store/core'

/** How many there are; `more`: at least so many, as only so many were counted. */
export type Count = { readonly count: number; readonly more: boolean }

/** What waits besides orders with a next step: as the API calls it. */
type OtherCount = 'late' | 'mails' | 'webhooks' | 'domains' | 'drafts' | 'bestSellersOut'

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
  /** Messages of shoppers: those that have waited for more than a day, and whether others wait too. */
  readonly messages?: { readonly late: Count; readonly others: boolean }
  /** Changes of where money goes that wait. */
  readonly moneyChanges?: number
  /** Accounts that only pretend to take money, on a shop that is open. */
  readonly testAccounts?: number
  /** Products on sale of which there are as few as their low marks say. */
  readonly low?: Count
  /** What `getToday` counts. */
  readonly besides?: { readonly [About in OtherCount]?: Count | undefined }
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
    | 'messages'
    | 'low'
    | 'limits'
    | 'testKeys'
    | 'moneyChanges'
    | OtherCount
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
/** A line of what is not known to those who may not see it. */
const line = (about: TodayLine['about'], dye: TodayLine['dye'], count: Count = exactly(0)): TodayLine => ({
  about,
  dye,
  count,
})

/** What needs doing, the most urgent first; nothing that stands at zero. */
export function todayOf({
  troubles = [],
  orders,
  messages,
  testAccounts = 0,
  moneyChanges = 0,
  low,
  besides = {},
  limits = 0,
  setUp,
}: TodayFacts): Today {
  const all: readonly TodayLine[] = [
    ...TROUBLES.map((about) => ({
      about,
      dye: 'now' as const,
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
        ]
      : []),
    line('late', 'soon', besides.late),
    ...(orders
      ? [
          { about: 'resend' as const, dye: 'act' as const, count: orders.resend },
          { about: 'collect' as const, dye: 'act' as const, count: orders.collect },
        ]
      : []),
    line('messages', 'soon', messages?.late),
    line('bestSellersOut', 'act', besides.bestSellersOut),
    line('low', 'act', low),
    line('drafts', 'act', besides.drafts),
    line('mails', 'soon', besides.mails),
    line('webhooks', 'soon', besides.webhooks),
    { about: 'testKeys', dye: 'now', count: exactly(testAccounts) },
    line('domains', 'now', besides.domains),
    { about: 'limits', dye: 'act', count: exactly(limits) },
  ]
  const lines = all.filter(({ count }) => count.count > 0)
  const nobodyElse = orders !== undefined && !messages?.others && lines.every(({ count }) => !count.more)
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
