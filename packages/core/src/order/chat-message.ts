import { escapedWithin, MAX_URL_LENGTH, startOf, wellFormed } from './chat-link.ts'

/** How many characters of a chat's link its text may take, escaped, whatever the number. */
const ROOM = MAX_URL_LENGTH - 1 - startOf('1'.repeat(15), 'desktop').length
const roomFor = (text: string) => encodeURIComponent(wellFormed(text)).length

/** Whether the whole text stands in a chat's link, whatever the number. */
export const fitsChatLink = (text: string): boolean => roomFor(text.trim()) <= ROOM

/** What a message about an order says, a line each. */
export type ChatMessageParts = {
  readonly head: readonly string[]
  /** Of what is bought: as many as there is room for. */
  readonly lines: readonly string[]
  /** Says how many lines are left out. */
  readonly more: (count: number) => string
  /** What the total is made of: left out where there is no room. */
  readonly sums: readonly string[]
  /** Stands in every message. */
  readonly foot: readonly string[]
}

export type ChatMessage = {
  /** How many of the lines stand in it. */
  readonly kept: number
  /** Whether the sums do. */
  readonly withSums: boolean
  readonly text: string
}

/** No link holds more: so many need not be tried. */
const MOST_LINES = 100

/**
 * The longest message of these parts that stands whole in a chat's link, lines cut from the end with "and N more" in
 * their place. Head and foot are always in it: they have to be short.
 */
export function chatMessage({ head, lines, more, sums, foot }: ChatMessageParts): ChatMessage {
  const written = (kept: number, withSums: boolean): ChatMessage => ({
    ...{ kept, withSums },
    text: [
      ...head,
      ...lines.slice(0, kept),
      ...(kept < lines.length ? [more(lines.length - kept)] : []),
      ...(withSums ? sums : []),
      ...foot,
    ].join('\n'),
  })
  const withSums = fitsChatLink(written(0, true).text)
  let kept = Math.min(lines.length, MOST_LINES)
  while (kept > 0 && !fitsChatLink(written(kept, withSums).text)) kept -= 1
  return written(kept, withSums)
}

/** As much of a name as takes so many characters of a link, escaped. */
export const clippedForChat = (text: string, room: number): string => decodeURIComponent(escapedWithin(text, room))
