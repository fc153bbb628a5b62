/// <reference types="node" />
import { BlockList, isIP } from 'node:net'

/** The proxies whose `X-Forwarded-For` is trusted. */
export type TrustedProxies = {
  readonly isTrusted: (address: string) => boolean
  /**
   * The client's address. If the connection comes from a trusted proxy: the last address of `X-Forwarded-For` that is not
   * trusted; else the address of the connection.
   */
  readonly senderOf: (peer: string, forwardedFor: string | undefined) => string
}

/**
 * Reads the value of `TRUST_PROXY`: addresses and networks ("10.0.0.0/8"), separated by commas. Throws an error that names
 * an entry that is neither.
 */
export function trustProxies(text: string): TrustedProxies {
  const proxies = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const wrong = proxies.find((proxy) => readNetworks([proxy]) === null)
  if (wrong !== undefined)
    throw new Error(`TRUST_PROXY has "${wrong}", which is neither an address nor a network such as 10.0.0.0/8.`)
  const trusted = readNetworks(proxies)
  const isTrusted = (address: string) => trusted?.has(address) ?? false
  return {
    isTrusted,
    senderOf(given, forwardedFor) {
      const peer = plainAddress(given)
      if (!isTrusted(peer)) return peer
      return (
        (forwardedFor ?? '')
          .split(',')
          .map((part) => plainAddress(part.trim()))
          .filter((address) => isIP(address) !== 0)
          .findLast((address) => !isTrusted(address)) ?? peer
      )
    },
  }
}

/** Which addresses belong to a list of addresses and networks ("10.0.0.0/8"); null: one of them is neither. */
export function readNetworks(list: readonly string[]): { readonly has: (address: string) => boolean } | null {
  const found = new BlockList()
  for (const network of list) {
    const [address = '', prefix, ...rest] = network.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    if (isIP(address) === 0 || rest.length > 0) return null
    if (prefix === undefined) found.addAddress(address, familyOf(address))
    else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= most)
      found.addSubnet(address, Number(prefix), familyOf(address))
    else return null
  }
  return {
    has(given) {
      const address = plainAddress(given)
      return isIP(address) !== 0 && found.check(address, familyOf(address))
    },
  }
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An IPv4 address that a socket for IPv4 and IPv6 reports as IPv6. */
const plainAddress = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address)
