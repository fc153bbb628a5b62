/// <reference types="node" />
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'

export { type TrustedProxies, trustProxies } from './proxies.ts'

/**
 * Whom a call is made for. The services limit by address, and behind a storefront they see the storefront's alone: so it
 * passes the shopper's on, signed for one call and for minutes with a secret that both know. For servers only.
 */
export const SHOPPER_HEADER = 'x-shopper'

/** Minutes by which the clocks of two servers may differ, the way between them included. */
const TOLERANCE = 2

/** The call that is signed for: its path without the query, as the services see it. */
export type SignedCall = { readonly method: string; readonly path: string }

/** The header's value for this address and this call, good for some two minutes around `now`. */
export function signShopper(address: string, call: SignedCall, secret: string, now: Date): string {
  const minute = minuteOf(now)
  return `${address};${minute};${signatureOf(address, call, minute, secret)}`
}

export type ShopperReading =
  /** Signed with this secret, for this call, just now. */
  | { readonly kind: 'named'; readonly address: string }
  /** Signed for this call, so many minutes off: kept too long, or clocks differ. Nobody is to be believed. */
  | { readonly kind: 'untimely'; readonly minutes: number }
  /** Nobody we know has said anything. */
  | { readonly kind: 'unsigned' }

/** Whom a header names, if it was signed with this secret for this call within the last two minutes. */
export function readShopper(header: string | undefined, call: SignedCall, secret: string, now: Date): ShopperReading {
  const [, address = '', minute = '', signature = ''] = FORM.exec(header?.slice(0, LONGEST) ?? '') ?? []
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(address, call, Number(minute), secret))]
  if (isIP(address) === 0 || given.length !== right.length || !timingSafeEqual(given, right))
    return { kind: 'unsigned' }
  const minutes = minuteOf(now) - Number(minute)
  return Math.abs(minutes) > TOLERANCE ? { kind: 'untimely', minutes } : { kind: 'named', address }
}

const LONGEST = 200
const FORM = /^([^;]+);([1-9]\d{0,11});([\w-]{43})$/

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000)

/** No part can hold the sign between them but the path, and that is the last. */
const signatureOf = (address: string, { method, path }: SignedCall, minute: number, secret: string) =>
  createHmac('sha256', secret).update(`${address};${minute};${method};${path}`).digest('base64url')
