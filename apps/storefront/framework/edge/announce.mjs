import { randomUUID } from 'node:crypto'

/**
 * Trusted facts about a visitor, in headers that no visitor can set: the edge writes them over those of a request.
 * @param {import('./visitor.mjs').Visitor} visitor
 */
export const headersFor = ({ host, protocol, address }) => ({
  host,
  'x-request-id': randomUUID(),
  'x-forwarded-proto': protocol,
  'x-forwarded-for': address,
})
