import type { TrustedProxies } from '@store/api-client/shopper'
import type { DomainSettings } from '@store/core'
import type { Log } from '@store/telemetry'
import type { Database } from './database/open.ts'
import type { CertificateState } from './domains/certificate.ts'
import type { MediaStorage } from './media/storage/storage.ts'
import type { Metrics } from './operation/metrics.ts'
import type { OrderContext } from './orders/context.ts'
import type { PaymentSettings } from './payments/accounts.ts'
import type { PeopleSettings } from './people/people.ts'
import type { PushKeys } from './push/send.ts'
import type { VisitCounts } from './visitors/counts.ts'

/** A condition for traffic, with its name in `/readyz`. */
export type Check = () => boolean | Promise<boolean>

/** The dependencies of the calls, passed explicitly. */
export type Services = {
  readonly db: Database
  /** Where pictures are stored. */
  readonly media: MediaStorage
  /** C31: every call except the open ones must carry this header with this value. */
  readonly publicKey: { readonly header: string; readonly value: string }
  /** The platform's own domains: which hosts may have a certificate depends on them (T8). */
  readonly domains: DomainSettings
  /** Name servers for checking domains; none: the system's. */
  readonly nameServers: readonly string[]
  /** Whether browsers get a valid certificate at a domain. */
  readonly certificateOf: (domain: string) => Promise<CertificateState>
  /** Whether merchants' webhooks may be unencrypted, or in a private network. */
  readonly allowPrivateHooks: boolean
  /** The secret with which storefronts sign shoppers' addresses; null: no such header is trusted. */
  readonly shopperSecret: string | null
  /** The secret that signs the addresses of previews; null: there are none. */
  readonly previewSecret: string | null
  /** Proxies in front of this API. */
  readonly trustedProxies: TrustedProxies
  readonly payments: PaymentSettings
  readonly people: PeopleSettings
  /** The keys of push notifications; null: none are sent. */
  readonly pushKeys: PushKeys | null
  /** The context of orders at this moment: payments and messages that react to them. */
  readonly orderContext: () => OrderContext
  readonly visits: VisitCounts
  readonly now: () => Date
  readonly log: Log
  readonly metrics: Metrics
  /** The other conditions of `/readyz`, besides the database and its migrations. */
  readonly checks: Readonly<Record<string, Check>>
  /** Optional parts that are not configured, by their names in `/readyz`: mail, storage. */
  readonly unset: readonly string[]
  /** Problems that somebody should solve although most things work, by their names in `/readyz`; null: none. */
  readonly notes: Readonly<Record<string, () => Promise<string | null>>>
}
