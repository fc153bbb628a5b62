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
 */
export function createVisitorReader({ trustedProxies, hostHeader, domains }) {
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
  return (/** @type {import('node:http').IncomingMessage} */ request) => {
    const { headers, socket } = request
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const address = trustedProxies.senderOf(socket.remoteAddress ?? '', forwardedFor)
    if (!trustedProxies.isTrusted(socket.remoteAddress ?? '')) {
      if (!warned && forwardedFor !== undefined) warnOf(address)
      return /** @type {Visitor} */ ({ protocol: 'http', ...hostOf(onlyHost(request)), address })
    }
    const named = hostHeader === null ? undefined : headers[hostHeader]
    const asked = hostOf(named === undefined ? onlyHost(request) : String(named))
    return /** @type {Visitor} */ ({
      protocol: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
      ...(named !== undefined && areTwoShops(asked.name, hostOf(onlyHost(request)).name) ? hostOf(undefined) : asked),
      address,
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
