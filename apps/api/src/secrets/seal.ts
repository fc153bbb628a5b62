import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ProviderName, ShopId } from '@store/core'

/**
 * The secrets that encrypt merchants' keys. The first one encrypts, and all of them decrypt, so that a secret can be replaced.
 * Without one, nothing is encrypted or decrypted.
 */
export type SealSecrets = readonly string[]

/** The secrets in the environment: `PAYMENT_SECRET`, and separated by commas those of `PAYMENT_SECRET_OLD`. */
export const sealSecretsOf = (current: string, former: string): SealSecrets => [
  current,
  ...former.split(',').filter(Boolean),
]

/** The owner of an encrypted value, which is part of the encryption. */
export const sealOwner = {
  account: (shopId: ShopId, provider: ProviderName) => `${shopId} ${provider}`,
  webhook: (shopId: ShopId) => `${shopId} webhook`,
  marketplace: (shopId: ShopId) => `${shopId} marketplace`,
  /** For a change that waits to replace an account (`holds/`). */
  held: (shopId: ShopId, what: string) => `${shopId} held ${what}`,
  /** For mails to people, which belong to no shop. */
  mail: () => 'mail',
}

/** Forms of encrypted values, by their first byte: `plain` does not name its secret, `named` does. */
const FORM = { plain: 1, named: 2 }
const NAME = 4
const IV = 12
const TAG = 16
/** The prefix of an encrypted text, in columns that may still contain older texts in clear. */
const SEALED = 'sealed:'

/**
 * The stored form of a value: AES-256-GCM with a key derived from `PAYMENT_SECRET`, bound to its owner ("12 wompi"), so that a
 * row that is copied elsewhere cannot be decrypted.
 */
export function seal(secrets: SealSecrets, owner: string, value: unknown): Buffer {
  const [secret] = secrets
  if (secret === undefined) throw new Error('there is nothing to seal with')
  const { key, name } = keyOf(secret)
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(FORM.named), name, iv, cipher.getAuthTag(), sealed])
}

/** The decrypted value; null if it was encrypted with none of these secrets, for another owner, or was changed. */
export function open(secrets: SealSecrets, owner: string, sealed: Uint8Array): unknown {
  const bytes = Buffer.from(sealed)
  const isNamed = bytes[0] === FORM.named
  if (!isNamed && bytes[0] !== FORM.plain) return null
  const start = 1 + (isNamed ? NAME : 0)
  for (const secret of secrets) {
    const { key, name } = keyOf(secret)
    if (isNamed && !name.equals(bytes.subarray(1, start))) continue
    const opened = decrypted(key, owner, bytes.subarray(start))
    if (opened !== null) return opened
  }
  return null
}

function decrypted(key: Buffer, owner: string, bytes: Buffer): unknown {
  const [iv, tag, text] = [bytes.subarray(0, IV), bytes.subarray(IV, IV + TAG), bytes.subarray(IV + TAG)]
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
    return JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8'))
  } catch {
    return null
  }
}

/** Whether it is encrypted with the current secret. */
export const isSealedNow = ([secret]: SealSecrets, sealed: Uint8Array): boolean =>
  secret !== undefined &&
  sealed[0] === FORM.named &&
  keyOf(secret).name.equals(Buffer.from(sealed).subarray(1, 1 + NAME))

export const sealText = (secrets: SealSecrets, owner: string, text: string): string =>
  SEALED + seal(secrets, owner, text).toString('base64url')

/** The decrypted text, or the text itself if it was stored in clear; null if it cannot be decrypted. */
export function openText(secrets: SealSecrets, owner: string, stored: string): string | null {
  const sealed = sealedIn(stored)
  if (sealed === null) return stored
  const text = open(secrets, owner, sealed)
  return typeof text === 'string' ? text : null
}

/** Whether a text is encrypted with the current secret. */
export function isTextSealedNow(secrets: SealSecrets, stored: string): boolean {
  const sealed = sealedIn(stored)
  return sealed !== null && isSealedNow(secrets, sealed)
}

const sealedIn = (stored: string) =>
  stored.startsWith(SEALED) ? Buffer.from(stored.slice(SEALED.length), 'base64url') : null

/**
 * A code that only holders of the current secret can compute for this text (HMAC): 43 characters of base64url. What contains
 * it needs no secret in the database. `purpose` separates codes of different kinds.
 */
export function macOf([secret]: SealSecrets, purpose: string, text: string): string {
  if (secret === undefined) throw new Error('there is nothing to sign with')
  return hmac(secret, purpose, text).toString('base64url')
}

/** Whether it is the code of this text, with one of the secrets. */
export function isMacOf(secrets: SealSecrets, purpose: string, text: string, signature: string): boolean {
  const mac = Buffer.from(signature, 'base64url')
  return secrets.some((secret) => {
    const expected = hmac(secret, purpose, text)
    return mac.length === expected.length && timingSafeEqual(mac, expected)
  })
}

const hmac = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', `feria ${purpose}`, 32)))
    .update(text)
    .digest()

type Key = { readonly key: Buffer; readonly name: Buffer }
const keys = new Map<string, Key>()

/** Derived once from each secret; its name identifies the secret and reveals nothing about it. */
function keyOf(secret: string): Key {
  const known = keys.get(secret)
  if (known) return known
  const derived = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))
  const made = { key: derived('feria payment keys', 32), name: derived('feria name of a payment key', NAME) }
  keys.set(secret, made)
  return made
}
