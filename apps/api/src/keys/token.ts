import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * An API key as its holder has it: `fk_{prefix}_{secret}{checksum}`. The prefix finds its row; of the secret only the
 * SHA-256 is stored. The checksum detects mistyped keys, and helps scanners for leaked secrets, without a query.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PREFIX = 8
const SECRET = 32
const CHECKSUM = 6
const FORM = new RegExp(`^fk_[0-9A-Za-z]{${PREFIX}}_[0-9A-Za-z]{${SECRET + CHECKSUM}}$`)
const LENGTH = 'fk_'.length + PREFIX + 1 + SECRET + CHECKSUM

/** The stored part of a key. */
export type KeyDigest = { readonly prefix: string; readonly digest: Buffer }

export type NewToken = KeyDigest & { readonly token: string }

export function newToken(): NewToken {
  const body = `fk_${signs(PREFIX)}_${signs(SECRET)}`
  const token = body + checksumOf(body)
  return { token, ...digestOf(token) }
}

/** The prefix and hash to look up a key by; null: the text cannot be a key. */
export function readToken(text: string): KeyDigest | null {
  if (text.length !== LENGTH || !FORM.test(text)) return null
  const body = text.slice(0, -CHECKSUM)
  return checksumOf(body) === text.slice(-CHECKSUM) ? digestOf(text) : null
}

const digestOf = (token: string): KeyDigest => ({
  prefix: token.slice('fk_'.length, 'fk_'.length + PREFIX),
  digest: createHash('sha256').update(token).digest(),
})

const signs = (count: number) => Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A CRC-32 in base 62. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let written = ''
  for (let place = 0; place < CHECKSUM; place += 1) {
    written = ALPHABET[rest % ALPHABET.length] + written
    rest = Math.floor(rest / ALPHABET.length)
  }
  return written
}
