import { BlockList, isIP } from 'node:net'
import { normaliseHost, tenantFromUrl } from '@store/core'

/** A host that no shop can have: what a request with an unreadable host is answered as (T7). */
const NOWHERE = 'nowhere.invalid'

/**
 * @typedef {object} Visitor
 * @property {'http' | 'https'} protocol
 * @property {string} host as `normaliseHost` writes it, with the port the visitor used; NOWHERE when it cannot be read
 * @property {string} name the host without its port
 * @property {string} address the visitor's own, as far as trusted proxies tell
 */

/**
 * Who asks, and for which host (T7). `X-Forwarded-*` count only when the connection comes from a trusted proxy, and the
 * host only from the header that was named: many proxies pass on an `X-Forwarded-Host` of the visitor's. Where that
 * and `Host` name two shops, none is answered.
 *
 * @param {Pick<import('./settings.mjs').Settings, 'trustedProxies' | 'hostHeader' | 'domains'>} settings
 *   `trustedProxies`: addresses or networks ("10.0.0.0/8")
 */
export function createVisitorReader({ trustedProxies, hostHeader, domains }) {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) {
    const [address = '', prefix] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(address) === 0)
      throw new Error(`TRUST_PROXY has "${proxy}", which is neither an address nor a network such as 10.0.0.0/8.`)
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  let warned = false
  /** Once: behind a proxy that is not named every visitor has its address, and no page is secure. @param {string} peer */
  const warnOf = (peer) => {
    warned = true
    console.warn(`${peer} sends X-Forwarded-For but is not in TRUST_PROXY: its visitors all count as that one address.`)
  }
  /** @param {string} one @param {string} other */
  const areTwoShops = (one, other) => {
    const [a, b] = [one, other].map((host) => tenantFromUrl({ host, pathname: '/' }, domains))
    return a?.kind === 'subdomain' && b?.kind === 'subdomain' && a.name !== b.name
  }
  const isTrusted = (/** @type {string} */ address) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (/** @type {import('node:http').IncomingMessage} */ request) => {
    const { headers, socket } = request
    const peer = plainAddress(socket.remoteAddress ?? '')
    if (trustedProxies.length === 0 || !isTrusted(peer)) {
      if (!warned && headers['x-forwarded-for'] !== undefined) warnOf(peer)
      return /** @type {Visitor} */ ({ protocol: 'http', ...hostOf(onlyHost(request)), address: peer })
    }
    const named = hostHeader === null ? undefined : headers[hostHeader]
    const asked = hostOf(named === undefined ? onlyHost(request) : String(named))
    return /** @type {Visitor} */ ({
      protocol: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
      ...(named !== undefined && areTwoShops(asked.name, hostOf(onlyHost(request)).name) ? hostOf(undefined) : asked),
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
  if (name === null) return { name: NOWHERE, host: NOWHERE }
  const port = /:(\d+)$/.exec(written ?? '')?.[1]
  return { name, host: port ? `${name}:${Number(port)}` : name }
}

/** IPv4 in IPv6 clothes, as dual-stack sockets report it. @param {string} address */
function plainAddress(address) {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
