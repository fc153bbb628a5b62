/// <reference types="node" />
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'

export { readNetworks, type TrustedProxies, trustProxies } from './proxies.ts'

/**
 * The shopper that a call is made for. The services limit requests by address, but all calls of a storefront come from its
 * own address. So it sends the shopper's address, signed for one call and a few minutes with a shared secret. Only for
 * servers.
 */
export const SHOPPER_HEADER = 'x-shopper'

/** Minutes by which the clocks of two servers may differ, including the time of the transfer. */
const TOLERANCE = 2

/** The signed call: its path without the query, as the services receive it. */
export type SignedCall = { readonly method: string; readonly path: string }

/** The header's value for this address and this call, valid for about two minutes around `now`. */
export function signShopper(address: string, call: SignedCall, secret: string, now: Date): string {
  const minute = minuteOf(now)
  return `${address};${minute};${signatureOf(address, call, minute, secret)}`
}

export type ShopperReading =
  /** Signed with this secret, for this call, just now. */
  | { readonly kind: 'named'; readonly address: string }
  /**
   * Signed for this call, but at another time, by so many minutes: it was stored, or the clocks differ. The address is not
   * trusted.
   */
  | { readonly kind: 'untimely'; readonly minutes: number }
  /** Missing, or not in the format of our servers. */
  | { readonly kind: 'unsigned' }
  /** Signed with another secret, or for another call. */
  | { readonly kind: 'foreign' }

/** The address in the header, if it was signed with this secret for this call within the last two minutes. */
export function readShopper(header: string | undefined, call: SignedCall, secret: string, now: Date): ShopperReading {
  // Most calls are not made for one shopper.
  if (header === undefined) return { kind: 'unsigned' }
  const [, address = '', minute = '', signature = ''] = FORM.exec(header.slice(0, LONGEST)) ?? []
  if (isIP(address) === 0) return { kind: 'unsigned' }
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(address, call, Number(minute), secret))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { kind: 'foreign' }
  const minutes = minuteOf(now) - Number(minute)
  return Math.abs(minutes) > TOLERANCE ? { kind: 'untimely', minutes } : { kind: 'named', address }
}

const LONGEST = 200
const FORM = /^([^;]+);([1-9]\d{0,11});([\w-]{43})$/

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000)

/** Only the path may contain the separator, and it is last, so the parts cannot be confused. */
const signatureOf = (address: string, { method, path }: SignedCall, minute: number, secret: string) =>
  createHmac('sha256', secret).update(`${address};${minute};${method};${path}`).digest('base64url')
