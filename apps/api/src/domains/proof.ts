import { Resolver } from 'node:dns/promises'

/** The proof that a domain belongs to the merchant: a TXT record at this name with this text. */
export const proofOf = (domain: string, subdomain: string) => ({
  record: `_feria.${domain}`,
  text: `feria-shop=${subdomain}`,
})

/** A shop's domain, the shop's name, the shop's own addresses, and the name servers to query (empty: the system's). */
export type DomainQuestion = {
  readonly domain: string
  readonly subdomain: string
  readonly addresses: readonly string[]
  readonly servers: readonly string[]
}

/** Null: the name servers did not answer; `code` is the error. */
type DnsAnswer<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'silent'; readonly code: string }

/**
 * Whether the owner of this domain wants it to open this shop. The proof is the TXT record, or a CNAME record to one of the
 * shop's own addresses.
 */
export async function isProven(question: DomainQuestion): Promise<DnsAnswer<boolean>> {
  const { domain, subdomain, addresses } = question
  const resolver = resolverOf(question)
  const { record, text } = proofOf(domain, subdomain)
  const [texts, names] = await Promise.all([found(resolver.resolveTxt(record)), found(resolver.resolveCname(domain))])
  const hasText = texts.kind === 'answered' && texts.value.some((parts) => parts.join('').trim() === text)
  const named =
    names.kind === 'answered' && names.value.some((name) => addresses.includes(name.toLowerCase().replace(/\.$/, '')))
  if (hasText || named) return { kind: 'answered', value: true }
  const silent = [texts, names].find(({ kind }) => kind === 'silent')
  return silent?.kind === 'silent' ? silent : { kind: 'answered', value: false }
}

/** Whether the domain resolves like one of the shop's own addresses or, with `anywhere`, resolves at all. */
export async function pointsHere(question: DomainQuestion, anywhere: boolean): Promise<DnsAnswer<boolean>> {
  const resolver = resolverOf(question)
  const [there, ...here] = await Promise.all(
    [question.domain, ...(anywhere ? [] : question.addresses)].map((name) => hostsOf(resolver, name)),
  )
  if (there?.kind !== 'answered') return there ?? { kind: 'answered', value: false }
  if (anywhere) return { kind: 'answered', value: there.value.length > 0 }
  const ours = new Set(here.flatMap((answer) => (answer.kind === 'answered' ? answer.value : [])))
  if (there.value.some((address) => ours.has(address))) return { kind: 'answered', value: true }
  const silent = here.find(({ kind }) => kind === 'silent')
  return silent?.kind === 'silent' ? silent : { kind: 'answered', value: false }
}

/** Throws if `servers` are not addresses. */
function resolverOf({ servers }: DomainQuestion): Resolver {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return resolver
}

async function hostsOf(resolver: Resolver, name: string): Promise<DnsAnswer<readonly string[]>> {
  const [v4, v6] = await Promise.all([found(resolver.resolve4(name)), found(resolver.resolve6(name))])
  const all = [v4, v6].flatMap((answer) => (answer.kind === 'answered' ? answer.value : []))
  const silent = [v4, v6].find(({ kind }) => kind === 'silent')
  return all.length === 0 && silent ? silent : { kind: 'answered', value: all }
}

/** Turns "no such record" into an empty answer; a name server that does not respond is `silent`. */
async function found<T>(question: Promise<readonly T[]>): Promise<DnsAnswer<readonly T[]>> {
  try {
    return { kind: 'answered', value: await question }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return code === 'ENOTFOUND' || code === 'ENODATA' ? { kind: 'answered', value: [] } : { kind: 'silent', code }
  }
}
