import { Resolver } from 'node:dns/promises'
import { Complaint } from './complaint.ts'

/** What a merchant publishes to prove that a domain is theirs: a TXT record at this name with this text. */
export const proofOf = (domain: string, subdomain: string) => ({
  record: `_feria.${domain}`,
  text: `feria-shop=${subdomain}`,
})

/**
 * Whether the merchant who has this domain wants it to open this shop: says the TXT record, or the domain being another
 * name (CNAME) of one of the shop's own addresses.
 */
export async function isProven(domain: string, subdomain: string, addresses: readonly string[]): Promise<boolean> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  const servers = process.env.DNS_SERVERS?.split(',').filter(Boolean)
  if (servers?.length) {
    try {
      resolver.setServers(servers)
    } catch {
      throw new Complaint('DNS_SERVERS is not a list of addresses. Write it as in 1.1.1.1,9.9.9.9.')
    }
  }
  const { record, text } = proofOf(domain, subdomain)
  const [texts, names] = await Promise.all([
    orNothing(resolver.resolveTxt(record)),
    orNothing(resolver.resolveCname(domain)),
  ])
  return (
    texts.some((parts) => parts.join('').trim() === text) ||
    names.some((name) => addresses.includes(name.toLowerCase().replace(/\.$/, '')))
  )
}

/** A name without such a record is an answer; no answer at all is the operator's to know. */
async function orNothing<Found>(question: Promise<readonly Found[]>): Promise<readonly Found[]> {
  try {
    return await question
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw new Complaint(
      `The name servers do not answer (${code}). Try again later, or vouch for the domain with --vouch.`,
    )
  }
}
