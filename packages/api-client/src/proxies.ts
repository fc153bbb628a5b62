/// <reference types="node" />
import { BlockList, isIP } from 'node:net'

/** Our own proxies, whose `X-Forwarded-For` is trusted. */
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
  const trusted = new BlockList()
  for (const proxy of text.split(',').map((part) => part.trim())) if (proxy !== '') trust(trusted, proxy)
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address))
  return {
    isTrusted: (address) => isTrusted(plainAddress(address)),
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

function trust(trusted: BlockList, proxy: string): void {
  const [address = '', prefix] = proxy.split('/')
  try {
    if (isIP(address) === 0) throw new TypeError('no address')
    if (prefix === undefined) trusted.addAddress(address, familyOf(address))
    else trusted.addSubnet(address, Number(prefix), familyOf(address))
  } catch (cause) {
    const problem = `TRUST_PROXY has "${proxy}", which is neither an address nor a network such as 10.0.0.0/8.`
    throw new Error(problem, { cause })
  }
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An IPv4 address that a socket for IPv4 and IPv6 reports as IPv6. */
const plainAddress = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address)
