import type { DomainSettings } from '@store/core'
import type { Database } from '../database/open.ts'
import { brandName } from '../env.ts'
import type { PushKeys } from '../push/send.ts'
import type { SealSecrets } from '../secrets/seal.ts'
import type { ClaimedMessage } from './claims.ts'
import type { MailContext } from './mail/mail-context.ts'
import type { Mail, Mailer } from './mail/mailer.ts'
import type { RenderedMail } from './mail/render-mail.ts'
import type { Message } from './message.ts'
import { type Cause, mayWriteTo } from './recipients.ts'
import type { Attempt } from './worker.ts'

export type DeliverySettings = {
  readonly db: Database
  readonly mailer: Mailer
  readonly domains: DomainSettings
  /** Port of the storefronts, if they run on localhost. */
  readonly port: number
  readonly allowPrivateHooks: boolean
  /** The URL of the merchants' office, without a trailing slash. */
  readonly officeUrl: string
  /** The secrets that encrypt the secrets of webhooks, and sign invitations. */
  readonly secrets: SealSecrets
  /** The keys of push notifications; null: none are sent. */
  readonly pushKeys: PushKeys | null
  /** Whether a person is signed in in the browser with this hash: passed in, because this module does not import people. */
  readonly isSignedIn: (personId: number, browser: Buffer, now: Date) => Promise<boolean>
  /** The proven addresses of people: passed in for the same reason. */
  readonly addressesOf: (personIds: readonly number[]) => Promise<readonly string[]>
  readonly now: () => Date
}

type Messages = { readonly [Kind in Message['kind']]: Extract<Message, { kind: Kind }> }
/** How a message of each kind is delivered. */
export type Deliveries = {
  readonly [Kind in Message['kind']]: (
    claimed: ClaimedMessage,
    message: Messages[Kind],
    settings: DeliverySettings,
  ) => Promise<Attempt>
}

/** The cause ended (paid, cancelled or removed) before the message was sent. */
export const noRecipient: Attempt = { kind: 'dropped', reason: 'nobody to tell any more' }

/**
 * Sends a mail to an address that was typed into a form. If the address has reached its daily limit, the mail is not
 * sent; another try of the same mail is not counted again.
 */
export async function sendOnce(
  { shopId, token, createdAt, tries }: ClaimedMessage,
  { db, mailer }: DeliverySettings,
  { address, cause }: { readonly address: string; readonly cause: Cause },
  { shopEmail, from, ...mail }: RenderedMail & Pick<Mail, 'from' | 'leave'> & { readonly shopEmail: string | null },
): Promise<Attempt> {
  if (tries === 1 && !(await mayWriteTo(db, shopId, { address, cause }, new Date())))
    return { kind: 'never', problem: 'this address was written to as often as one is in a day' }
  return mailer.send({
    ...mail,
    token,
    date: createdAt,
    from,
    automatic: true,
    to: { name: '', address },
    replyTo: shopEmail ? { name: from, address: shopEmail } : null,
  })
}

export const brandOf = ({ domains }: DeliverySettings): string => brandName(domains)

/** A page of a shop in the office. */
export const officePage = (
  { officeUrl }: DeliverySettings,
  { shop }: Pick<MailContext, 'shop'>,
  path: string,
): string => `${officeUrl}/${shop.subdomain}/${path}`
