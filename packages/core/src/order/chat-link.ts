/** In-app browsers and desktop launchers cut or drop longer links. */
export const MAX_URL_LENGTH = 2000

/**
 * B12: opens a chat with this number and text. `mobile`: the app's link, which also works on desktops; otherwise the web
 * chat. Without a valid number the app asks for the recipient. Text is well-formed, escaped, and cut so that the whole URL
 * stays under 2,000 characters.
 */
export function chatLink(phone: string, text: string, device: 'mobile' | 'desktop'): string {
  const start = startOf(chatDigits(phone), device)
  return start + escapedWithin(text.trim(), MAX_URL_LENGTH - 1 - start.length)
}

/** The part of a chat's link before the text. */
export const startOf = (digits: string | null, device: 'mobile' | 'desktop') =>
  device === 'mobile'
    ? `https://wa.me/${digits ?? ''}?text=`
    : `https://web.whatsapp.com/send?${digits === null ? '' : `phone=${digits}&`}text=`

/** A lone surrogate would make the encoder throw. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Percent-encodes as much of the text as fits into `room` characters, and ends a cut text with an ellipsis. */
export function escapedWithin(text: string, room: number): string {
  const whole = encodeURIComponent(wellFormed(text))
  if (whole.length <= room) return whole
  const ellipsis = encodeURIComponent('…')
  let result = ''
  for (const character of wellFormed(text)) {
    const escaped = encodeURIComponent(character)
    if (result.length + escaped.length + ellipsis.length > room) break
    result += escaped
  }
  return result + ellipsis
}

/** Removes characters that the messaging app reads as formatting from product and person names; one line, single spaces. */
export function plainChatText(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}])[*_~`]+(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/[*_~`]+/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/**
 * Digits of a phone number with country code. Null when it cannot be a phone number: letters, two numbers in one field, a
 * leading zero that belongs to no country, fewer than 10 or more than 15 digits (E.164).
 */
export function chatDigits(phone: string | null): string | null {
  const typed = phone?.trim() ?? ''
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  return /^[1-9]\d{9,14}$/.test(digits) ? digits : null
}
