import type { NextStep } from './next-step.ts'

/**
 * The kinds of chat messages from a shop to the buyer of an order: asking to confirm it, for the payment, ready for
 * pick-up, on its way, asking whether it has arrived, and a greeting for any other chat.
 */
export const CHAT_TEXTS = ['confirm', 'payment', 'ready', 'onTheWay', 'arrived', 'hello'] as const
export type ChatText = (typeof CHAT_TEXTS)[number]

/** The placeholders of these texts, written in braces: `{name}` becomes the buyer's first name. */
export const CHAT_PLACES = ['name', 'shop', 'number', 'total', 'link', 'carrier', 'guide'] as const
export type ChatPlace = (typeof CHAT_PLACES)[number]

/** The longest of these texts, in characters, so that it fits into a chat's link. */
export const MAX_CHAT_TEXT = 500

/** The merchant's own texts; missing ones are replaced by the default texts. */
export type ChatTexts = Readonly<Partial<Record<ChatText, string>>>

const PLACE = /\{([^{}]*)\}/g
/** A placeholder with the space before it. */
const SPACED_PLACE = / ?\{([^{}]*)\}/g
const isPlace = (name: string): name is ChatPlace => (CHAT_PLACES as readonly string[]).includes(name)

/** The unknown placeholders of a text. */
export const unknownPlaces = (text: string): readonly string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name).filter((name) => !isPlace(name))

/**
 * Fills a text with the facts of an order. A sentence with a missing fact is left out; if nothing remains, only the
 * placeholders of the missing facts are removed, so that buyers without a name get a text, too.
 */
export function fillChatText(text: string, facts: Readonly<Partial<Record<ChatPlace, string>>>): string {
  const isUnknown = (name: string) => isPlace(name) && !facts[name]
  const isKnown = (sentence: string) => ![...sentence.matchAll(PLACE)].some(([, name = '']) => isUnknown(name))
  const filled = (template: string) =>
    template.replace(PLACE, (written, name: string) => (isPlace(name) ? (facts[name] ?? '') : written)).trim()
  const known = text
    .split(/(?<=[.!?]\s|\n)/)
    .filter(isKnown)
    .join('')
  return (
    filled(known) || filled(text.replace(SPACED_PLACE, (written, name: string) => (isUnknown(name) ? '' : written)))
  )
}

/** The text that begins a chat about an order, by the shop's next step. */
export function chatTextOf(next: NextStep | null): ChatText {
  switch (next) {
    case 'answer':
    case 'confirm':
    case 'giveUp':
      return 'confirm'
    case 'checkTransfer':
    case 'awaitPayment':
      return 'payment'
    case 'ready':
    case 'giveOut':
      return 'ready'
    case 'awaitArrival':
      return 'onTheWay'
    case 'arrive':
      return 'arrived'
    default:
      return 'hello'
  }
}
