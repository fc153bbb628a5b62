import type { DomainSettings } from '@store/core'
import type { Database } from './database/open.ts'

/** What the calls need, passed by hand. */
export type Services = {
  readonly db: Database
  /** Where pictures are kept. */
  readonly dataDir: string
  /** C31: every call but the open ones must carry this header with this value. */
  readonly publicKey: { readonly header: string; readonly value: string }
  /** The product's own domains: which hosts may have a certificate depends on them (T8). */
  readonly domains: DomainSettings
  readonly now: () => Date
  /** One line for the operator; never holds a query string, a code or a person's data. */
  readonly log: (line: string) => void
}
