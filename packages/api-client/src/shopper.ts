/// <reference types="node" />
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'

/**
 * Whom a call is made for. The services limit by address, and behind a storefront they see the storefront's alone: so it
 * passes the shopper's on, signed with a secret that both know. For servers only.
 */
export const SHOPPER_HEADER = 'x-shopper'

/** The header's value for this address. */
export const signShopper = (address: string, secret: string): string => `${address};${signatureOf(address, secret)}`

/** The address of a header that was signed with this secret, or null: then nobody we know has said anything. */
export function readShopper(header: string | undefined, secret: string): string | null {
  const [address = '', signature = ''] = (header ?? '').split(';')
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(address, secret))]
  return isIP(address) !== 0 && given.length === right.length && timingSafeEqual(given, right) ? address : null
}

const signatureOf = (address: string, secret: string) =>
  createHmac('sha256', secret).update(address).digest('base64url')
