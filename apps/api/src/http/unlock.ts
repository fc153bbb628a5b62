import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ShopId } from '@store/core'
import { MAX_ROW_ID } from '../database/open.ts'

/** How long a code that was right opens its shop before it has to be typed again. */
const LIFE = 30 * 24 * 60 * 60

/** What an unlock token says: the code that was right, and until when. Whether it is true, the code's key tells. */
export type Unlock = { readonly codeId: number; readonly until: number; readonly signature: string }

/** Opens this shop, and no other, until its time is over or the code is taken away (docs/decisions/015). */
export function unlockToken(shopId: ShopId, codeId: number, key: Uint8Array, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + LIFE
  return `${codeId}.${until}.${signatureOf({ codeId, until }, shopId, key)}`
}

/** The token of a header; null when it is none. */
export function readUnlock(header: string | undefined): Unlock | null {
  const [, codeId, until, signature] = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/.exec(header ?? '') ?? []
  if (!signature || Number(codeId) > MAX_ROW_ID) return null
  return { codeId: Number(codeId), until: Number(until), signature }
}

/** `key`: that of the code the token names, if the shop still has it. */
export function opens(unlock: Unlock, shopId: ShopId, key: Uint8Array, now: Date): boolean {
  const [given, right] = [Buffer.from(unlock.signature), Buffer.from(signatureOf(unlock, shopId, key))]
  return unlock.until * 1000 > now.getTime() && given.length === right.length && timingSafeEqual(given, right)
}

const signatureOf = ({ codeId, until }: Pick<Unlock, 'codeId' | 'until'>, shopId: ShopId, key: Uint8Array) =>
  createHmac('sha256', key).update(`${shopId}.${codeId}.${until}`).digest('base64url')
