import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { SealSecrets } from '../secrets/seal.ts'

const BYTES = 32
const CODE_DIGITS = 6
const CODES = 10 ** CODE_DIGITS
/** The letters of codes to type: consonants only, which form no words and are not mistaken for digits. */
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ'
const GROUP = 4

/** A random secret of 256 bits, as text. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

/** The stored form of a secret that is too long to be guessed. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Six digits. */
export const newCode = (): string => String(randomInt(CODES)).padStart(CODE_DIGITS, '0')

/** Groups of four consonants: `BCDF-GHJK`. */
export const newWords = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: GROUP }, () => CONSONANTS[randomInt(CONSONANTS.length)]).join(''),
  ).join('-')

/** Normalises typed groups: without spaces, hyphens and case. */
export const typedWords = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, '')

/** Normalises a typed code. */
export const typedCode = (typed: string): string => typed.replaceAll(/\D/g, '')

/** Compares hashes in constant time. */
export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

/**
 * Keys for hashes of short secrets, so that a copy of the database alone does not help to guess them. The first is used for
 * new hashes, all for checks.
 */
export type Peppers = readonly [Buffer, ...Buffer[]]

const derived = new Map<string, Buffer>()

/** Derives one from each secret that encrypts merchants' keys. */
export function peppersOf(secrets: SealSecrets): Peppers {
  const [first, ...former] = secrets.map((secret) => {
    const known = derived.get(secret) ?? Buffer.from(hkdfSync('sha256', secret, '', 'feria people', BYTES))
    derived.set(secret, known)
    return known
  })
  if (first === undefined) throw new Error('there is no secret to derive from')
  return [first, ...former]
}

/** The stored form of a short secret, together with the values it is bound to. */
export const shortDigest = (pepper: Buffer, ...parts: readonly (string | number)[]): Buffer =>
  createHmac('sha256', pepper).update(JSON.stringify(parts)).digest()

/** The stored forms with each pepper, to look a short secret up by. */
export const shortDigests = (peppers: Peppers, ...parts: readonly (string | number)[]): readonly Buffer[] =>
  peppers.map((pepper) => shortDigest(pepper, ...parts))

/**
 * Encrypts digits with a random secret, by adding a number derived from it; each secret is used for one code. The same
 * function decrypts.
 */
export function hiddenDigits(code: string, secret: string): Buffer {
  const pad = createHmac('sha256', secret).update('digits').digest()
  return Buffer.from(code, 'latin1').map((byte, at) => byte ^ (pad[at] ?? 0)) as Buffer
}

export const shownDigits = (hidden: Uint8Array, secret: string): string =>
  hiddenDigits(Buffer.from(hidden).toString('latin1'), secret).toString('latin1')
