import type { Database } from '../database/open.ts'
import type { SealSecrets } from '../secrets/seal.ts'

/** The settings of sign-in. */
export type PeopleSettings = {
  /** The address of the office, without a trailing slash: for links, and its host is the one passkeys are bound to. */
  readonly officeUrl: string
  /** The platform's name, as shown with passkeys and in mails. */
  readonly brand: string
  /** The secrets that encrypt mails; the keys for hashes of short secrets are derived from them. */
  readonly secrets: SealSecrets
  /** Whether codes are also returned in the response: only on demonstrations without mail. */
  readonly showsCodes: boolean
}

/** The dependencies of sign-in. */
export type People = { readonly db: Database; readonly now: () => Date; readonly people: PeopleSettings }

/** The origin of a call about signing in. */
export type Origin = {
  /** The secret that the browser keeps before anybody has signed in. */
  readonly browser: string
  /** The network address. Only its beginning is stored. */
  readonly address: string
}
