import { randomUUID } from 'node:crypto'
import { normaliseHost, tenantFromUrl } from '@store/core'
import { log } from './log.mjs'

/** A host that no shop can have, used for requests with an invalid host (T7). */
const NOWHERE = 'nowhere.invalid'

/**
 * @typedef {object} Visitor
 * @property {'http' | 'https'} protocol
 * @property {string} host as `normaliseHost` writes it, with the port the visitor used; NOWHERE if it is invalid
 * @property {string} name the host without its port
 * @property {string} address the visitor's IP address, as far as trusted proxies tell
 * @property {boolean} isForwarded whether a trusted proxy sent the request
 */

/**
 * Reads the visitor and host of a request (T7). `X-Forwarded-*` count only if the connection comes from a trusted proxy,
 * and the host only in the configured header: many proxies pass on an `X-Forwarded-Host` of the visitor. If that header and
 * `Host` name two different shops, none is shown.
 *
 * @param {Pick<import('./settings.mjs').Settings, 'trustedProxies' | 'hostHeader' | 'domains'>} settings
 */
export function createVisitorReader({ trustedProxies, hostHeader, domains }) {
  let warned = false
  /** Warns once: behind an unconfigured proxy all visitors share its address, and no page counts as secure. @param {string} peer */
  const warnOf = (peer) => {
    warned = true
    log.warn({ peer }, 'sends X-Forwarded-For but is not in TRUST_PROXY: its visitors all count as that one address')
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
      return /** @type {Visitor} */ ({ protocol: 'http', ...hostOf(onlyHost(request)), address, isForwarded: false })
    }
    const named = hostHeader === null ? undefined : headers[hostHeader]
    const asked = hostOf(named === undefined ? onlyHost(request) : String(named))
    return /** @type {Visitor} */ ({
      protocol: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
      ...(named !== undefined && areTwoShops(asked.name, hostOf(onlyHost(request)).name) ? hostOf(undefined) : asked),
      address,
      isForwarded: true,
    })
  }
}

/**
 * Trusted facts about a visitor for the app, in headers that no visitor can set: the edge writes them over those of a request.
 * @param {Visitor} visitor
 */
export const headersFor = ({ host, protocol, address }) => ({
  host,
  'x-request-id': randomUUID(),
  'x-forwarded-proto': protocol,
  'x-forwarded-for': address,
})

/**
 * The Host header, or undefined if there is not exactly one: of several, Node returns the first, and a proxy may use another.
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
