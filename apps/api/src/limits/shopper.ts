import { isIPv6 } from 'node:net'
import { readShopper, SHOPPER_HEADER } from '@store/api-client/shopper'
import type { Context } from 'hono'
import type { Services } from '../services.ts'

/**
 * The shopper that a storefront of ours names and signs for in this very call; null: no storefront of ours is asking.
 * One whose clock is minutes off names nobody, so that all its shoppers are counted as one: that is logged.
 */
export function namedShopper(
  c: Context,
  { shopperSecret, now, log }: Pick<Services, 'shopperSecret' | 'now' | 'log'>,
): string | null {
  if (shopperSecret === null) return null
  const call = { method: c.req.method, path: new URL(c.req.url).pathname }
  const reading = readShopper(c.req.header(SHOPPER_HEADER), call, shopperSecret, now())
  if (reading.kind === 'untimely')
    log.warn({ minutes: reading.minutes }, 'a storefront’s clock is off, or a call is old')
  return reading.kind === 'named' ? reading.address : null
}

/** Who holds the other end of the line. */
export function peerOf(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return incoming?.socket?.remoteAddress ?? ''
}

/** What one subscriber is given: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
