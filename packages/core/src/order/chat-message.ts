import { escapedWithin, MAX_URL_LENGTH, startOf, wellFormed } from './chat-link.ts'

/** The most characters, escaped, that a text may have in a chat's link, whatever the phone number. */
const ROOM = MAX_URL_LENGTH - 1 - startOf('1'.repeat(15), 'desktop').length
const roomFor = (text: string) => encodeURIComponent(wellFormed(text)).length

/** Whether the whole text fits into a chat's link, whatever the phone number. */
export const fitsChatLink = (text: string): boolean => roomFor(text.trim()) <= ROOM

/** The parts of a message about an order, one line each. */
export type ChatMessageParts = {
  readonly head: readonly string[]
  /** The lines of the order, as many as fit. */
  readonly lines: readonly string[]
  /** Builds the text that says how many lines are left out. */
  readonly more: (count: number) => string
  /** The sums that make up the total; left out if they do not fit. */
  readonly sums: readonly string[]
  /** In every message. */
  readonly foot: readonly string[]
}

export type ChatMessage = {
  /** How many of the lines are in the message. */
  readonly shownLines: number
  /** Whether the sums are in the message. */
  readonly withSums: boolean
  readonly text: string
}

/** No link can contain more lines, so more are not tried. */
const MOST_LINES = 100

/**
 * The longest message from these parts that fits into a chat's link. Lines are cut from the end and replaced by "and N
 * more". Head and foot are always in it, so they have to be short.
 */
export function chatMessage({ head, lines, more, sums, foot }: ChatMessageParts): ChatMessage {
  const written = (shownLines: number, withSums: boolean): ChatMessage => ({
    shownLines,
    withSums,
    text: [
      ...head,
      ...lines.slice(0, shownLines),
      ...(shownLines < lines.length ? [more(lines.length - shownLines)] : []),
      ...(withSums ? sums : []),
      ...foot,
    ].join('\n'),
  })
  const withSums = fitsChatLink(written(0, true).text)
  let shownLines = Math.min(lines.length, MOST_LINES)
  while (shownLines > 0 && !fitsChatLink(written(shownLines, withSums).text)) shownLines -= 1
  return written(shownLines, withSums)
}

/** The start of a name that takes at most this many characters in a link, escaped. */
export const clippedForChat = (text: string, room: number): string => decodeURIComponent(escapedWithin(text, room))
