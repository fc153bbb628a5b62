import { BlockList, isIP } from 'node:net'
import { normaliseHost } from '@store/core'

/** A host that no shop can have: what a request with an unreadable host is answered as (T7). */
const NOWHERE = 'nowhere.invalid'

/**
 * @typedef {object} Visitor
 * @property {'http' | 'https'} protocol
 * @property {string} host as `normaliseHost` writes it, with the port the visitor used; NOWHERE when it cannot be read
 * @property {string} address the visitor's own, as far as trusted proxies tell
 */

/**
 * Who asks, and for which host (T7). `X-Forwarded-*` count only when the connection comes from a trusted proxy.
 *
 * @param {readonly string[]} trustedProxies addresses or networks ("10.0.0.0/8")
 */
export function createVisitorReader(trustedProxies) {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) {
    const [address = '', prefix] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(address) === 0)
      throw new Error(`TRUST_PROXY has "${proxy}", which is neither an address nor a network such as 10.0.0.0/8.`)
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  const isTrusted = (/** @type {string} */ address) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (/** @type {import('node:http').IncomingMessage} */ request) => {
    const { headers, socket } = request
    const peer = plainAddress(socket.remoteAddress ?? '')
    if (trustedProxies.length === 0 || !isTrusted(peer))
      return /** @type {Visitor} */ ({ protocol: 'http', host: hostOf(onlyHost(request)), address: peer })
    const forwardedHost = headers['x-forwarded-host']
    return /** @type {Visitor} */ ({
      protocol: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
      host: hostOf(forwardedHost === undefined ? onlyHost(request) : String(forwardedHost)),
      address:
        String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .map((text) => plainAddress(text.trim()))
          .filter((address) => isIP(address) !== 0)
          .findLast((address) => !isTrusted(address)) ?? peer,
    })
  }
}

/**
 * The Host header, or undefined when there is not exactly one: Node shows the first of several, a proxy may see another.
 *
 * @param {import('node:http').IncomingMessage} request
 */
function onlyHost({ rawHeaders, headers }) {
  let seen = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name !== undefined && name.length === 4 && name.toLowerCase() === 'host') seen++
  }
  return seen === 1 ? headers.host : undefined
}

/** @param {string | undefined} written */
function hostOf(written) {
  const name = normaliseHost(written)
  if (name === null) return NOWHERE
  const port = /:(\d+)$/.exec(written ?? '')?.[1]
  return port ? `${name}:${Number(port)}` : name
}

/** IPv4 in IPv6 clothes, as dual-stack sockets report it. @param {string} address */
function plainAddress(address) {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
