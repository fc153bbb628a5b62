import { isIP, type LookupFunction } from 'node:net'
import { connect } from 'node:tls'
import { PrivateAddress, publicLookup } from '../http/public-address.ts'

/** `missing`: what is there has no valid certificate for the name, or turns us away; `unknown`: that could not be found out, as of what is silent or cannot be reached. */
export type CertificateState = 'valid' | 'missing' | 'unknown'

/** In milliseconds. A proxy that gets a certificate at the first question may take longer, and has it at the next one. */
const PATIENCE = 4_000

type CertificateHost = { readonly port?: number; readonly lookup?: LookupFunction; readonly ca?: string }

/**
 * Whether browsers get a valid certificate at a domain: the handshake of a browser is begun with it, and ended. Only public addresses are
 * asked, since a merchant may lead a domain into a private network.
 */
export function certificateOf(domain: string, { port = 443, lookup = publicLookup, ca }: CertificateHost = {}) {
  // An address is not looked up, and so not checked; no merchant's domain is one.
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

/** What says nothing about a certificate: no address is known, or no way leads there from here. */
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
