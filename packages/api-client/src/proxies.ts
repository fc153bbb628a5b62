/// <reference types="node" />
import { BlockList, isIP } from 'node:net'

/** Proxies of ours, whose word about where a request comes from counts. */
export type TrustedProxies = {
  readonly isTrusted: (address: string) => boolean
  /**
   * Who asks, as far as trusted proxies tell: the last address of `X-Forwarded-For` that is none of theirs, where the
   * connection comes from one; else who holds the other end of it.
   */
  readonly senderOf: (peer: string, forwardedFor: string | undefined) => string
}

/**
 * Reads the value of `TRUST_PROXY`: addresses and networks ("10.0.0.0/8") with commas between. Throws an error that names
 * the one that is neither.
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

/** IPv4 in IPv6 clothes, as sockets for both report it. */
const plainAddress = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address)
