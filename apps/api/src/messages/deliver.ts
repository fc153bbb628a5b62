import { isTestOrder, type OrderNumber, type ShopId } from '@store/core'
import { inShop } from '../database/open.ts'
import { findUnconfirmedKey } from '../newsletter/store.ts'
import { findOrderByNumber } from '../orders/store/orders.ts'
import { findShop } from '../shops/store/shops.ts'
import { findInvitationOf, tokenOf } from '../team/invitations.ts'
import { findOutgoing } from '../webhooks/store/sending.ts'
import type { ClaimedMessage } from './claims.ts'
import { brandOf, type Deliveries, type DeliverySettings, noRecipient, officePage, sendOnce } from './delivery.ts'
import { findMailContext, mailContextIn } from './find-mail-context.ts'
import { mailOfContact } from './mail/contact-mail.ts'
import { mailOfInvitation } from './mail/invitation-mail.ts'
import type { Mailer } from './mail/mailer.ts'
import { mailToConfirm, subscriptionLinks } from './mail/newsletter-mail.ts'
import { mailOfWebhook } from './mail/webhook-mail.ts'
import { WORDS } from './mail/words.ts'
import type { Message } from './message.ts'
import { ORDER_DELIVERIES } from './order-mails.ts'
import { PUSH_DELIVERIES } from './push-notices.ts'
import { sendToShop } from './team-mails.ts'
import { deliverToWebhook } from './webhook.ts'
import type { Attempt, Deliver } from './worker.ts'

/** Writes mails when they are sent, from the state at that time. */
export const deliverWith =
  (settings: DeliverySettings): Deliver =>
  async (claimed) => {
    const { message, shopId } = claimed
    const mailer =
      'number' in message && !isPush(message) ? await mailerAbout(settings, shopId, message.number) : settings.mailer
    const deliver = DELIVERIES[message.kind] as (
      claimed: ClaimedMessage,
      message: Message,
      settings: DeliverySettings,
    ) => Promise<Attempt>
    return deliver(claimed, message, { ...settings, mailer })
  }

/** The mailer for an order; if it was paid with a test account, its mails begin with a note that says so. */
async function mailerAbout({ db, mailer }: DeliverySettings, shopId: ShopId, number: OrderNumber): Promise<Mailer> {
  const mark = await inShop(db, shopId, async (tx) => {
    const known = await findOrderByNumber(tx, shopId, number)
    const shop = known && isTestOrder(known.order) ? await findShop(tx, shopId) : null
    return shop && WORDS[shop.language].test
  })
  if (mark === null) return mailer
  return { ...mailer, send: (mail) => mailer.send({ ...mail, subject: `[${mark}] ${mail.subject}` }) }
}

const isPush = ({ kind }: Message) => kind.startsWith('push.')

const DELIVERIES: Deliveries = {
  ...ORDER_DELIVERIES,
  ...PUSH_DELIVERIES,

  async contact(claimed, { contact }, settings) {
    const context = await findMailContext(settings, claimed.shopId)
    if (!context) return noRecipient
    return sendToShop('message', claimed, context.shop, settings, {
      ...mailOfContact(context, contact, `${settings.officeUrl}/${context.shop.subdomain}/messages`),
      automatic: false,
      replyTo: { name: contact.clientName, address: contact.clientEmail },
    })
  },

  async 'newsletter.confirm'(claimed, { email }, settings) {
    const { shopId } = claimed
    const found = await inShop(settings.db, shopId, async (tx) => {
      const context = await mailContextIn(tx, settings, shopId)
      const key = await findUnconfirmedKey(tx, shopId, email)
      return context && key ? { context, links: subscriptionLinks(context.url, key) } : null
    })
    if (!found) return noRecipient
    const { shop } = found.context
    return sendOnce(
      claimed,
      settings,
      { address: email, cause: 'form' },
      {
        ...mailToConfirm(found.context, found.links),
        from: shop.name,
        leave: found.links.leave,
        shopEmail: shop.email,
      },
    )
  },

  async 'team.invitation'(claimed, { email }, settings) {
    const { shopId } = claimed
    const found = await inShop(settings.db, shopId, async (tx) => {
      const context = await mailContextIn(tx, settings, shopId)
      const invitation = await findInvitationOf(tx, shopId, email, settings.now())
      return context && invitation ? { context, invitation } : null
    })
    // The invitation was withdrawn, or replaced by a new one.
    if (!found) return noRecipient
    const { context, invitation } = found
    const link = `${settings.officeUrl}/invitations/${tokenOf(settings.secrets, { shopId, id: invitation.id })}`
    return sendOnce(
      claimed,
      settings,
      { address: email, cause: 'form' },
      {
        ...mailOfInvitation(context, invitation.role, link),
        from: brandOf(settings),
        leave: null,
        shopEmail: null,
      },
    )
  },

  webhook: deliverToWebhook,

  async 'webhook.off'({ shopId, token, createdAt }, { delivery }, settings) {
    const context = await findMailContext(settings, shopId)
    const outgoing = await inShop(settings.db, shopId, (tx) => findOutgoing(tx, shopId, delivery, settings.now()))
    // The webhook was switched on or removed before the mail was sent.
    if (!context?.shop.email || outgoing?.state !== 'failing') return noRecipient
    const { webhookId: id, url } = outgoing
    return settings.mailer.send({
      ...mailOfWebhook(context, { url, page: officePage(settings, context, `settings/developers/${id}`) }),
      token,
      date: createdAt,
      from: brandOf(settings),
      automatic: true,
      leave: null,
      to: { name: context.shop.name, address: context.shop.email },
      replyTo: null,
    })
  },
}
