import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { ProviderName, ShopId } from '@store/core'

/** The form of what follows; another one is another way to seal. */
const FORM = 1
const IV = 12
const TAG = 16

/**
 * Keys as they are kept: AES-256-GCM under a key made from `PAYMENT_SECRET`, bound to their shop and provider, so that a
 * row copied elsewhere opens nothing.
 */
export function sealKeys(secret: string, shopId: ShopId, provider: ProviderName, keys: unknown): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(ownerOf(shopId, provider))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(keys), 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(FORM), iv, cipher.getAuthTag(), sealed])
}

/** The keys again; null when the secret is another one, or the row was tampered with. */
export function openKeys(secret: string, shopId: ShopId, provider: ProviderName, sealed: Uint8Array): unknown {
  const bytes = Buffer.from(sealed)
  if (bytes[0] !== FORM || bytes.length < 1 + IV + TAG) return null
  const [iv, tag, text] = [
    bytes.subarray(1, 1 + IV),
    bytes.subarray(1 + IV, 1 + IV + TAG),
    bytes.subarray(1 + IV + TAG),
  ]
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG })
    decipher.setAAD(ownerOf(shopId, provider)).setAuthTag(tag)
    return JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8'))
  } catch {
    return null
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'feria payment keys', 32))
const ownerOf = (shopId: ShopId, provider: ProviderName) => Buffer.from(`${shopId} ${provider}`)
