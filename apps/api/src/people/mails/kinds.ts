/** The kinds of mails to people. */
export const MAIL_KINDS = [
  /** A six-digit code to sign in, or to prove again who one is. */
  'code',
  /** A six-digit code to a new address. */
  'emailCode',
  /** To the present address: a change was requested. */
  'emailAsked',
  /** To the old address: it was changed, and how to take that back. */
  'emailChanged',
  /** A sign-in from an unknown device. */
  'newDevice',
  'passkeyAdded',
  'passkeyRemoved',
  /** One of the printed codes was used. */
  'recoveryUsed',
  /** To owners of a shop: where its money goes will change, has changed, or an account was taken away. */
  'moneyAsked',
  'moneyChanged',
  'moneyRemoved',
  /** To the previous owners of a shop: an owner was added or removed. */
  'ownerAdded',
  'ownerRemoved',
  /** Codes were printed anew. */
  'recoveryMade',
  /** To owners: the platform's support has used emergency access to their shop. */
  'supportEmergency',
  /** To owners: the platform keeps their shop closed. */
  'shopPaused',
  /** To owners: one of them has deleted their shop, has taken that back, or its time is over. */
  'shopDeletionAsked',
  'shopKept',
  'shopDeleted',
  /** To owners: a domain of their shop has resolved elsewhere for days, and no longer opens the shop. */
  'domainLapsed',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** The variable parts of a mail. */
export type MailContent = {
  readonly code?: string
  /** The link of its button. */
  readonly href?: string
  /** The link for "that was not me". */
  readonly stop?: string
  /** The name of a device or passkey. */
  readonly device?: string
  readonly network?: string | null
  /** Another address that it is about. */
  readonly email?: string
  /** The shop, and where its money goes: the name of a provider; null: the account for bank deposits. */
  readonly money?: { readonly shop: string; readonly provider: string | null; readonly who: string }
  /** The name of a shop. */
  readonly shop?: string
  /** The text of somebody of the platform. */
  readonly reason?: string
}
