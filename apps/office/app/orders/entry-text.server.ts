import {
  type Country,
  formatAmount,
  type Language,
  type MoneyStyle,
  ORDER_WORDS,
  PAYMENT_METHODS,
  paymentName,
} from '@store/core'
import type { Office } from '#app/session/office.server.ts'
import { orderChangeWords } from '#app/words/order-change/index.ts'
import { orderWords } from '#app/words/orders/index.ts'

type Entry = Awaited<ReturnType<Office['manage']['getOrder']>>['history'][number]

/** Reasons that the API records for entries without a change of status. */
const HAPPENED = {
  'no answer': 'noAnswer',
  'confirmed by the shop': 'confirmed',
  'ready to be picked up': 'ready',
  'chat opened': 'chat',
  'refund asked': 'refundAsked',
  'refund refused': 'refundRefused',
  'refund unknown': 'refundUnknown',
} as const satisfies Readonly<Record<string, keyof ReturnType<typeof orderWords.of>['happened']>>

/**
 * The reason that the API records for a change, with the old and new value; older histories call the buyer the recipient.
 */
const CHANGE_REASON = /^(buyer|recipient|address|payment|total) changed: (.*) → (.*)$/s

type ShopMoney = MoneyStyle & { readonly country: Country }

/** Describes an entry of the history. */
export function entryText({ about, from, to, why = null }: Entry, language: Language, money: ShopMoney) {
  const { happened } = orderWords.of(language)
  const change = orderChangeWords.of(language)
  // Entries with a change of status have a reason that somebody typed, which may look like one of these.
  const [, changed = null, was = '', is = ''] =
    (about === 'shipment' && from === to && CHANGE_REASON.exec(why ?? '')) || []
  if (changed) {
    const kind = changed === 'recipient' ? 'buyer' : (changed as keyof typeof change.happened)
    return { what: change.happened[kind], why: `${shownAs(kind, was)} → ${shownAs(kind, is)}` }
  }
  const [, known = null] = Object.entries(HAPPENED).find(([reason]) => reason === why) ?? []
  if (known) return { what: happened[known], why: null }
  if (about === 'payment')
    return { what: to === 'refunded' ? happened.refunded : to === 'paid' ? happened.paid : null, why }
  const words: Readonly<Record<string, string>> = ORDER_WORDS[language]
  return { what: words[`${about === 'order' ? 'status' : 'shipment'}.${to}`] ?? null, why }

  function shownAs(kind: string, text: string) {
    if (kind === 'total') return formatAmount(Number(text), money)
    const method = PAYMENT_METHODS.find((each) => each === text)
    if (kind === 'payment' && method) return paymentName(method, language, money.country)
    return text === 'pickUp' ? change.kinds.pickUp : text
  }
}
