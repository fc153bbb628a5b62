import type { TrustedProxies } from '@store/api-client/shopper'
import type { DomainSettings } from '@store/core'
import type { Database } from './database/open.ts'
import type { Log } from './operation/log.ts'
import type { Metrics } from './operation/metrics.ts'
import type { OrderContext } from './orders/context.ts'
import type { PaymentSettings } from './payments/accounts.ts'
import type { ViewCounts } from './visitors/view-counts.ts'

/** Something that must be true before calls are sent here, by the name `/readyz` says it under. */
export type Check = () => boolean | Promise<boolean>

/** What the calls need, passed by hand. */
export type Services = {
  readonly db: Database
  /** Where pictures are kept. */
  readonly dataDir: string
  /** C31: every call but the open ones must carry this header with this value. */
  readonly publicKey: { readonly header: string; readonly value: string }
  /** The product's own domains: which hosts may have a certificate depends on them (T8). */
  readonly domains: DomainSettings
  /** Who is asked about domains, by address; none: the system's name servers. */
  readonly nameServers: readonly string[]
  /** Whether merchants' hooks may be unencrypted, or in a private network. */
  readonly allowPrivateHooks: boolean
  /** What storefronts sign shoppers' addresses with; null: nobody is believed. */
  readonly shopperSecret: string | null
  /** Proxies before this API. */
  readonly trustedProxies: TrustedProxies
  readonly payments: PaymentSettings
  /** Orders at this moment, with the payments and messages that know them. */
  readonly orderContext: () => OrderContext
  readonly views: ViewCounts
  readonly now: () => Date
  readonly log: Log
  readonly metrics: Metrics
  /** What else must be well before `/readyz` says so, beside the database and its migrations. */
  readonly checks: Readonly<Record<string, Check>>
  /** Optional parts that nobody has configured, as `/readyz` names them: mail, storage. */
  readonly unset: readonly string[]
  /** What somebody has to mend without which most goes on, as `/readyz` says it under this name; null: nothing. */
  readonly notes: Readonly<Record<string, () => Promise<string | null>>>
}
