import { tenantFromUrl } from '@store/core'
import { domains } from './product.ts'

/** Whether a normalised host can be a domain that a merchant has: no address of the network, none of the product's own. */
export const isOwnDomain = (host: string): boolean =>
  isDomainName(host) && tenantFromUrl({ host, pathname: '/' }, domains()).kind === 'domain'

export const isDomainName = (host: string): boolean => host.includes('.') && !/^[\d.]+$/.test(host)
