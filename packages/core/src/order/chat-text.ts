import type { NextStep } from './next-step.ts'

/**
 * What a shop writes to the buyer of an order by chat: to ask whether they want it, for the payment, that it can be picked up, that it is
 * on its way, whether it has arrived, and what begins any other chat.
 */
export const CHAT_TEXTS = ['confirm', 'payment', 'ready', 'onTheWay', 'arrived', 'hello'] as const
export type ChatText = (typeof CHAT_TEXTS)[number]

/** What stands in braces in these texts for something of the order: `{name}` becomes the buyer's first name. */
export const CHAT_PLACES = ['name', 'shop', 'number', 'total', 'link', 'carrier', 'guide'] as const
export type ChatPlace = (typeof CHAT_PLACES)[number]

/** The longest of these texts, in characters: what opens the chat with it stays a link. */
export const MAX_CHAT_TEXT = 500

/** The texts that a merchant has written; ours are used for the others. */
export type ChatTexts = Readonly<Partial<Record<ChatText, string>>>

const PLACE = /\{([^{}]*)\}/g
/** The same with the space before it. */
const SPACED_PLACE = / ?\{([^{}]*)\}/g
const isPlace = (name: string): name is ChatPlace => (CHAT_PLACES as readonly string[]).includes(name)

/** What stands in braces in a text and means nothing there. */
export const unknownPlaces = (text: string): readonly string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name).filter((name) => !isPlace(name))

/**
 * A text with the facts of an order in its places. A sentence about something that is not known is left out; where that leaves nothing, only
 * the place of what is not known is: somebody without a name is written to, too.
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

/** Which text a chat about an order begins with, by what the shop does next with it. */
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
