/** In-app browsers and desktop launchers drop what is longer. */
const MAX_URL_LENGTH = 2000

/**
 * B12: opens a chat with this number and text. `mobile`: the app's link, which works on a desk, too; otherwise the web chat. Without a usable
 * number the app asks whom to write to. Text is well-formed, escaped, and cut so that the whole URL stays under 2,000
 * characters.
 */
export function chatLink(phone: string, text: string, device: 'mobile' | 'desktop'): string {
  const start = startOf(chatDigits(phone), device)
  return start + escapedWithin(text.trim(), MAX_URL_LENGTH - 1 - start.length)
}

const startOf = (digits: string | null, device: 'mobile' | 'desktop') =>
  device === 'mobile'
    ? `https://wa.me/${digits ?? ''}?text=`
    : `https://web.whatsapp.com/send?${digits === null ? '' : `phone=${digits}&`}text=`

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

/** A lone surrogate would make the encoder throw. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Percent-encodes as much of the text as fits into `room` characters, an ellipsis in place of what does not. */
function escapedWithin(text: string, room: number): string {
  const whole = encodeURIComponent(wellFormed(text))
  if (whole.length <= room) return whole
  const ellipsis = encodeURIComponent('…')
  let kept = ''
  for (const character of wellFormed(text)) {
    const escaped = encodeURIComponent(character)
    if (kept.length + escaped.length + ellipsis.length > room) break
    kept += escaped
  }
  return kept + ellipsis
}

/** Characters the messaging app reads as formatting, taken out of product and person names; one line, single spaces. */
export function plainChatText(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}])[*_~`]+(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/[*_~`]+/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/**
 * Digits of a phone number with country code, or null when it cannot be one: letters, two numbers in one field, a
 * leading zero that is no country's, fewer than 10 or more than 15 digits (E.164).
 */
export function chatDigits(phone: string | null): string | null {
  const typed = phone?.trim() ?? ''
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  return /^[1-9]\d{9,14}$/.test(digits) ? digits : null
}
