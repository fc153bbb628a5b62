import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A non-public address, or one that cannot be resolved. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

/** Whether an IP address is public: no loopback, no private or link-local network, no cloud metadata address. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Whether a host may be contacted: an IP address must be public; a name is checked when it is looked up. */
export const isPublicHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) === 0 || isPublic(host)
}

/**
 * Resolves a host as connections do, and fails unless every address is public. The connection goes to the checked
 * addresses: if the name points elsewhere a moment later, it changes nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error('no address'), '', 0)
    if (!addresses.every(({ address }) => isPublic(address)))
      return done(new PrivateAddress('a private address'), '', 0)
    if (options.all) return done(null, addresses)
    return done(null, first.address, first.family)
  })
}
