import type { Database } from '../database/open.ts'
import type { SealSecrets } from '../secrets/seal.ts'

/** How people sign in here. */
export type PeopleSettings = {
  /** The address of the office, without a trailing slash: links lead there, and passkeys are bound to its host. */
  readonly officeUrl: string
  /** The platform's name, as passkeys and mails say it. */
  readonly brand: string
  /** Those that encrypt mails; the keys of short secrets' digests are derived from them. */
  readonly secrets: SealSecrets
  /** Whether the codes of mails are also answered to who asks for them: on demonstrations without mail alone. */
  readonly showsCodes: boolean
}

/** What signing in works with. */
export type People = { readonly db: Database; readonly now: () => Date; readonly people: PeopleSettings }

/** Where a call about signing in comes from. */
export type Origin = {
  /** The secret that the browser keeps before anybody has signed in. */
  readonly browser: string
  /** The network address. Only its beginning is stored. */
  readonly address: string
}
