import type { DomainSettings } from '@store/core'
import type { Log } from '@store/telemetry'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import { isProven, pointsHere } from './proof.ts'
import { claimDomains, lapseDomain, noteDomain, type WatchedDomain } from './watched.ts'

type WatchDependencies = {
  readonly db: Database
  readonly domains: DomainSettings
  /** Name servers; empty: the system's. */
  readonly servers: readonly string[]
  readonly log: Log
  readonly now: () => Date
  /** Queues the mail to the owners of the shop about a lapsed domain, before the commit, so that none lapses without it. */
  readonly announce: (tx: Tx, domain: Pick<WatchedDomain, 'name' | 'shopId'>) => Promise<void>
}

const HOUR_MS = 60 * 60_000
const BATCH = 20
/** How often a domain is checked. */
const EVERY_MS = 6 * HOUR_MS
/** How long a domain may resolve elsewhere before its verification ends: moving it takes a day or two. */
const ELSEWHERE_MS = 72 * HOUR_MS
/** How long name servers may not respond about it: they, or ours, may be down. */
const SILENT_MS = 14 * 24 * HOUR_MS

/** Checks verified domains at intervals. */
export const domainsJob = (needs: WatchDependencies): Job => ({
  name: 'verified domains',
  every: 5 * 60_000,
  run: async () => (await checkDomains(needs)) === BATCH,
})

/**
 * Checks the domains that are due; returns how many. The verification of a domain that has resolved elsewhere for too long
 * ends.
 */
export async function checkDomains(needs: WatchDependencies): Promise<number> {
  const { db, now } = needs
  const due = await claimDomains(db, { now: now(), before: new Date(now().getTime() - EVERY_MS), limit: BATCH })
  await Promise.all(
    due.map(async (domain) => {
      const seen = await statusOf(needs, domain)
      const age = domain.failingSince === null ? 0 : now().getTime() - domain.failingSince.getTime()
      const lapsed = seen !== 'ours' && age > (seen === 'elsewhere' ? ELSEWHERE_MS : SILENT_MS)
      if (lapsed) await lapse(needs, domain)
      else await noteDomain(db, domain, { well: seen === 'ours', now: now() })
    }),
  )
  return due.length
}

/** Ends the verification of a domain, and notifies the owners once, however many processes do this. */
async function lapse({ db, log, now, announce }: WatchDependencies, domain: WatchedDomain): Promise<void> {
  await asWorker(db, async (tx) => {
    if (!(await lapseDomain(tx, domain, now()))) return
    await announce(tx, domain)
    log.warn({ shop: domain.shopId, domain: domain.name }, 'domain lapsed')
  })
}

async function statusOf(
  { domains: { storeDomains, onlineDomains }, servers }: WatchDependencies,
  { name, subdomain, vouched }: WatchedDomain,
): Promise<'ours' | 'elsewhere' | 'silent'> {
  const addresses = [...storeDomains, ...onlineDomains].map((domain) => `${subdomain}.${domain}`)
  const question = { domain: name, subdomain, addresses, servers }
  const proven = await isProven(question)
  if (proven.kind === 'answered' && proven.value) return 'ours'
  // Verified by an operator, who knows the proxies in front of us: then it only has to resolve.
  const leads = await pointsHere(question, vouched)
  if (leads.kind === 'answered' && leads.value) return 'ours'
  return proven.kind === 'silent' || leads.kind === 'silent' ? 'silent' : 'elsewhere'
}
