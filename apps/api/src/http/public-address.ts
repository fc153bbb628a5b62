import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address that leads into a network of our own, or nowhere. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

/** Whether an IP address is one of the public internet: no loopback, no private or link-local network, no metadata. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** A host that is an address itself is never looked up, and is judged as it stands. */
export const isPublicHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) === 0 || isPublic(host)
}

/**
 * Finds the addresses of a host, as connections do, and fails unless every one is public. The connection goes to what was
 * judged: a name that points elsewhere a moment later changes nothing.
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
