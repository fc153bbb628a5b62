import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
/** Hex. */
export const hmacSha256 = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Milliseconds after which a signed call is too old: somebody who has read it may be repeating it. */
const FRESH_MS = 5 * 60_000

/**
 * Whether a call was signed recently. `at`: milliseconds since 1970. A time in the future is refused too: if digits come directly
 * before the time in the signed text, a forger could count them as part of the time.
 */
export const isFresh = (at: number, now: Date): boolean => Math.abs(now.getTime() - at) <= FRESH_MS

/** Compares a value with the expected one, in a time that does not depend on how much of it is right. */
export const sameText = (text: string, expected: string): boolean =>
  // Digests are compared, because they have equal length.
  timingSafeEqual(Buffer.from(sha256(text)), Buffer.from(sha256(expected)))
