import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SealSecrets } from '../secrets/seal.ts'

/** The number of leading zero bits in the hash: about a second of a browser's work. */
export const WORK_BITS = 16
const LASTS = 10 * 60_000
const FORM = /^(\d{13})\.[\w-]{22}\.[\w-]{43}$/

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'feria proof of work', 32))

const signed = (secret: string, payload: string, personId: number) =>
  createHmac('sha256', keyOf(secret)).update(`${payload} ${personId}`).digest('base64url')

/**
 * Creates a proof-of-work challenge for this person, which is stored nowhere. Solving it takes work, checking it one hash.
 */
export function newWork([secret = '']: SealSecrets, personId: number, now: Date): string {
  const payload = `${now.getTime() + LASTS}.${randomBytes(16).toString('base64url')}`
  return `${payload}.${signed(secret, payload, personId)}`
}

/**
 * Whether this is a valid challenge of ours for this person, with a solution: the SHA-256 of both has so many leading zero
 * bits.
 */
export function isWorkDone(
  secrets: SealSecrets,
  personId: number,
  { challenge, answer }: { readonly challenge: string; readonly answer: number },
  now: Date,
): boolean {
  const [, endsAt] = FORM.exec(challenge) ?? []
  if (endsAt === undefined || Number(endsAt) <= now.getTime()) return false
  const cut = challenge.lastIndexOf('.')
  const [payload, mark] = [challenge.slice(0, cut), Buffer.from(challenge.slice(cut + 1))]
  if (!secrets.some((secret) => timingSafeEqual(Buffer.from(signed(secret, payload, personId)), mark))) return false
  return createHash('sha256').update(`${challenge}.${answer}`).digest().readUInt32BE() >>> (32 - WORK_BITS) === 0
}
