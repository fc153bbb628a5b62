import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ShopId } from '@store/core'
import { MAX_ROW_ID } from '../database/open.ts'

/** How long, in seconds, an access code stays valid in a browser before it must be typed again. */
const LIFE = 30 * 24 * 60 * 60

/** The content of an unlock token: the id of the correct code, and its expiry. The code's key proves that it is genuine. */
export type Unlock = { readonly codeId: number; readonly until: number; readonly signature: string }

/** Opens only this shop, until it expires or the code is deleted (docs/decisions/015). */
export function unlockToken(shopId: ShopId, codeId: number, key: Uint8Array, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + LIFE
  return `${codeId}.${until}.${signatureOf({ codeId, until }, shopId, key)}`
}

/** The token in a header; null if it is not one. */
export function readUnlock(header: string | undefined): Unlock | null {
  const [, codeId, until, signature] = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/.exec(header ?? '') ?? []
  if (!signature || Number(codeId) > MAX_ROW_ID) return null
  return { codeId: Number(codeId), until: Number(until), signature }
}

/** `key`: the key of the token's code, if the shop still has that code. */
export function opens(unlock: Unlock, shopId: ShopId, key: Uint8Array, now: Date): boolean {
  const [mac, right] = [Buffer.from(unlock.signature), Buffer.from(signatureOf(unlock, shopId, key))]
  return unlock.until * 1000 > now.getTime() && mac.length === right.length && timingSafeEqual(mac, right)
}

const signatureOf = ({ codeId, until }: Pick<Unlock, 'codeId' | 'until'>, shopId: ShopId, key: Uint8Array) =>
  createHmac('sha256', key).update(`${shopId}.${codeId}.${until}`).digest('base64url')
