import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
/** Hex. */
export const hmacSha256 = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Whether somebody gave what was expected, in a time that does not say how much of it was right. */
export const sameText = (given: string, expected: string): boolean =>
  // Digests are compared, which are of one length.
  timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)))
