import { isIPv4, isIPv6 } from 'node:net'
import { readShopper, SHOPPER_HEADER } from '@store/api-client/shopper'
import type { Context } from 'hono'
import type { Services } from '../services.ts'

/**
 * The shopper whose address one of our storefronts has signed for this call; null: the caller is not one of our storefronts.
 * If the storefront's clock is minutes off, or its secret is another, its header is not trusted and all its shoppers count
 * as one: that is logged.
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
  if (reading.kind === 'foreign')
    log.warn(
      {},
      'an address is signed with another secret than SHOPPER_SECRET, or for another call: it is not believed',
    )
  return reading.kind === 'named' ? reading.address : null
}

/** The address of a caller that is not one of our storefronts: of the connection, or as a trusted proxy forwards it. */
export function senderOf(c: Context, { trustedProxies }: Pick<Services, 'trustedProxies'>): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return trustedProxies.senderOf(incoming?.socket?.remoteAddress ?? '', c.req.header('x-forwarded-for'))
}

/**
 * The network address of the person behind a call: as a storefront of ours or the office has signed it, else the sender's.
 */
export const addressOf = (
  c: Context,
  services: Pick<Services, 'shopperSecret' | 'now' | 'log' | 'trustedProxies'>,
): string => namedShopper(c, services) ?? senderOf(c, services)

/** The network of one subscriber: an IPv4 address, or the first half of an IPv6 one. */
export const networkOf = (address: string): string => firstGroups(address, 4)

/** The network of one site, an office or a home: an IPv4 address, or the first 48 bits of an IPv6 one. */
export const siteOf = (address: string): string => firstGroups(address, 3)

/** The network of an address in readable form, for records that do not keep the address: 24 bits of IPv4, 48 of IPv6. */
export function networkName(address: string): string | null {
  const site = siteOf(address)
  if (isIPv4(site)) return `${site.slice(0, site.lastIndexOf('.'))}.0/24`
  return site.includes(':') ? `${site}::/48` : null
}

function firstGroups(address: string, groups: number): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
