import type { PaymentTrouble } from '@store/core'

/** A count; `more`: there are more, which were not counted. */
export type Count = { readonly count: number; readonly more: boolean }

/** Further counts of `getToday`. */
type OtherCount = 'late' | 'mails' | 'webhooks' | 'domains' | 'drafts' | 'bestSellersOut'

/** The facts of a shop today, without those that the reader may not see. */
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
  /** Pending changes of where money goes. */
  readonly moneyChanges?: number
  /** Test accounts of an open shop. */
  readonly testAccounts?: number
  /** Products for sale with a stock at or below their low mark. */
  readonly low?: Count
  /** What `getToday` counts. */
  readonly besides?: { readonly [About in OtherCount]?: Count | undefined }
  /** Limits of the plan that are nearly or fully used. */
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
  /** `now`: waiting loses money or a buyer; `soon`: today; `act`: whenever convenient. */
  readonly dye: 'now' | 'soon' | 'act'
}

export type SetUpStep =
  | { readonly about: 'setUpPayments' | 'setUpShipping' | 'setUpPolicies' | 'setUpChat' | 'setUpDomain' }
  | { readonly about: 'setUpProducts'; readonly missing: number }

export type Today = {
  readonly lines: readonly TodayLine[]
  /** Whether nobody else waits for an answer, as far as is known. */
  readonly nobodyElse: boolean
  readonly setUp: readonly SetUpStep[]
}

/** The number of products at which this step of setting up is done. */
const ENOUGH_PRODUCTS = 5

const TROUBLES = ['paidTwice', 'paidButCancelled', 'nothingLeft', 'misfit'] as const satisfies readonly PaymentTrouble[]
const exactly = (count: number): Count => ({ count, more: false })
/** A line; its count is 0 if the facts have none. */
const line = (about: TodayLine['about'], dye: TodayLine['dye'], count: Count = exactly(0)): TodayLine => ({
  about,
  dye,
  count,
})

/** Returns the lines of what needs doing, most urgent first, without counts of zero. */
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
