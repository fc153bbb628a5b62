/** What mails to people are about. */
export const MAIL_KINDS = [
  /** Six digits to sign in, or to prove again who one is. */
  'code',
  /** Six digits to a new address. */
  'emailCode',
  /** To the present address: a change was asked for. */
  'emailAsked',
  /** To the old address: it was changed, and how to take that back. */
  'emailChanged',
  /** Somebody signed in from a device that was not known. */
  'newDevice',
  'passkeyAdded',
  'passkeyRemoved',
  /** One of the printed codes was used. */
  'recoveryUsed',
  /** To owners of a shop: where its money goes will change, has changed, or an account was taken away. */
  'moneyAsked',
  'moneyChanged',
  'moneyRemoved',
  /** To those who owned a shop before: somebody has become an owner, or is none any more. */
  'ownerAdded',
  'ownerRemoved',
  /** Codes were printed anew. */
  'recoveryMade',
  /** To owners: the platform's support looks into their shop without having been let in. */
  'supportEmergency',
  /** To owners: the platform keeps their shop closed. */
  'shopPaused',
  /** To owners: one of them has deleted their shop, has taken that back, or its time is over. */
  'shopDeletionAsked',
  'shopKept',
  'shopDeleted',
  /** To owners: a domain of their shop has led elsewhere for days, and no longer opens it. */
  'domainLapsed',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** What a mail says besides the words of its kind. */
export type MailContent = {
  readonly code?: string
  /** Where its button leads. */
  readonly href?: string
  /** Where "that was not me" leads. */
  readonly stop?: string
  /** Names of devices and passkeys. */
  readonly device?: string
  readonly network?: string | null
  /** Another address that it is about. */
  readonly email?: string
  /** The shop, and where its money goes: the name of a provider; null: the account for bank deposits. */
  readonly money?: { readonly shop: string; readonly provider: string | null; readonly who: string }
  /** The name of a shop. */
  readonly shop?: string
  /** What somebody of the platform has written. */
  readonly reason?: string
}
