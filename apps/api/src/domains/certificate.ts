import { isIP, type LookupFunction } from 'node:net'
import { connect } from 'node:tls'
import { PrivateAddress, publicLookup } from '../http/public-address.ts'

/**
 * `missing`: the server has no valid certificate for the name, or refuses the connection; `unknown`: this could not be
 * determined, for example because the server is silent or unreachable.
 */
export type CertificateState = 'valid' | 'missing' | 'unknown'

/** In milliseconds. A proxy that requests a certificate at the first handshake may take longer; the next check finds it. */
const PATIENCE = 4_000

type CertificateHost = { readonly port?: number; readonly lookup?: LookupFunction; readonly ca?: string }

/**
 * Whether browsers get a valid certificate at a domain: begins the TLS handshake that a browser would, and ends it. Only
 * public addresses are contacted, because a merchant's domain may resolve to a private network.
 */
export function certificateOf(domain: string, { port = 443, lookup = publicLookup, ca }: CertificateHost = {}) {
  // IP addresses are not looked up, and so would not be checked; no merchant's domain is one.
  if (isIP(domain) !== 0) return Promise.resolve<CertificateState>('unknown')
  return new Promise<CertificateState>((done) => {
    const socket = connect({ host: domain, port, servername: domain, lookup, timeout: PATIENCE, ...(ca && { ca }) })
    const end = (state: CertificateState) => {
      socket.destroy()
      done(state)
    }
    socket.once('secureConnect', () => end('valid'))
    socket.once('timeout', () => end('unknown'))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      end(error instanceof PrivateAddress || isUnreachable(error) ? 'unknown' : 'missing'),
    )
  })
}

/** Errors that say nothing about a certificate: the name does not resolve, or there is no route to the address. */
const UNREACHABLE = [
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'EACCES',
  'EPERM',
  'ETIMEDOUT',
]
const isUnreachable = ({ syscall, code = '' }: NodeJS.ErrnoException) =>
  syscall === 'getaddrinfo' || UNREACHABLE.includes(code)
