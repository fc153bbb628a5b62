import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
/** Hex. */
export const hmacSha256 = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Milliseconds after which a call is no longer said by whom it was signed by: whoever has read it may repeat it. */
const FRESH_MS = 5 * 60_000

/**
 * Whether a call was signed about now. `at`: milliseconds since 1970; a time to come is none either, for digits that stand
 * before a time under its signature can be counted to it.
 */
export const isFresh = (at: number, now: Date): boolean => Math.abs(now.getTime() - at) <= FRESH_MS

/** Whether somebody gave what was expected, in a time that does not say how much of it was right. */
export const sameText = (given: string, expected: string): boolean =>
  // Digests are compared, which are of one length.
  timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)))
