import type { DomainSettings } from '@store/core'
import type { Log } from '@store/telemetry'
import type { Database } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import { isProven, leadsHere } from './proof.ts'
import { claimDomains, noteDomain, type WatchedDomain } from './store.ts'

type Needs = {
  readonly db: Database
  readonly domains: DomainSettings
  /** Name servers; empty: the system's. */
  readonly servers: readonly string[]
  readonly log: Log
  readonly now: () => Date
}

const HOUR_MS = 60 * 60_000
const BATCH = 20
/** How often a domain is checked. */
const EVERY_MS = 6 * HOUR_MS
/** How long a domain may lead elsewhere before it is no longer verified: moving it takes a day or two. */
const ELSEWHERE_MS = 72 * HOUR_MS
/** How long name servers may not answer for it: they, or ours, may be down. */
const SILENT_MS = 14 * 24 * HOUR_MS

/** Checks verified domains from time to time. */
export const domainsJob = (needs: Needs): Job => ({
  name: 'verified domains',
  every: 5 * 60_000,
  run: async () => (await checkDomains(needs)) === BATCH,
})

/** One round; returns how many were checked. A domain that has led elsewhere for too long is no longer verified. */
export async function checkDomains(needs: Needs): Promise<number> {
  const { db, now, log } = needs
  const due = await claimDomains(db, { now: now(), before: new Date(now().getTime() - EVERY_MS), limit: BATCH })
  await Promise.all(
    due.map(async (domain) => {
      const seen = await statusOf(needs, domain)
      const age = domain.failingSince === null ? 0 : now().getTime() - domain.failingSince.getTime()
      const lapsed = seen !== 'ours' && age > (seen === 'elsewhere' ? ELSEWHERE_MS : SILENT_MS)
      await noteDomain(db, domain, { well: seen === 'ours', lapsed, now: now() })
      if (lapsed) log.warn({ shop: domain.shopId, domain: domain.name }, 'domain lapsed')
    }),
  )
  return due.length
}

async function statusOf(
  { domains: { storeDomains, onlineDomains }, servers }: Needs,
  { name, subdomain, vouched }: WatchedDomain,
): Promise<'ours' | 'elsewhere' | 'silent'> {
  const addresses = [...storeDomains, ...onlineDomains].map((domain) => `${subdomain}.${domain}`)
  const question = { domain: name, subdomain, addresses, servers }
  const proven = await isProven(question)
  if (proven.kind === 'answered' && proven.value) return 'ours'
  // An operator verified it and knows the proxies in front of us: then it only has to resolve.
  const leads = await leadsHere(question, vouched)
  if (leads.kind === 'answered' && leads.value) return 'ours'
  return proven.kind === 'silent' || leads.kind === 'silent' ? 'silent' : 'elsewhere'
}
