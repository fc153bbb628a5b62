import {
  awaitsAnswer,
  type DomainSettings,
  isOnlineMethod,
  isTestOrder,
  type OrderNumber,
  type OrderStep,
  type ShopId,
  shopPath,
  shopUrl,
} from '@store/core'
import { type Database, inShop, type Tx } from '../database/open.ts'
import { findUnconfirmedKey } from '../newsletter/store.ts'
import { newOrderCode } from '../orders/answer.ts'
import { isStillSo } from '../orders/steps.ts'
import { findOrderByNumber } from '../orders/store/orders.ts'
import { unpaidUntil } from '../payments/remind.ts'
import { listPaymentTroubles } from '../payments/store/troubles.ts'
import type { SealSecrets } from '../secrets/seal.ts'
import { findTemplateSettings, listBranches } from '../shops/store/parts.ts'
import { findMailNotes } from '../shops/store/settings.ts'
import { findLogo, findShop } from '../shops/store/shops.ts'
import { findOutgoing } from '../webhooks/store/sending.ts'
import type { Claimed } from './claims.ts'
import { accentOf } from './mail/accent.ts'
import { mailOfContact } from './mail/contact-mail.ts'
import type { Letter } from './mail/letter.ts'
import type { Mail, Mailer } from './mail/mailer.ts'
import { mailToConfirm, subscriptionLinks } from './mail/newsletter-mail.ts'
import { mailToBuyer, mailToMerchant } from './mail/order-mails.ts'
import { mailOfProof } from './mail/proof-mail.ts'
import { type OrderSender, pictureForMail, type Sender } from './mail/sender.ts'
import { mailOfStep } from './mail/step-mail.ts'
import { mailOfTroubles } from './mail/trouble-mail.ts'
import { mailOfUnpaid } from './mail/unpaid-mail.ts'
import { forUnprovenAddress } from './mail/unproven.ts'
import { mailOfWebhook } from './mail/webhook-mail.ts'
import { WORDS } from './mail/words.ts'
import type { Message } from './message.ts'
import { type Cause, mayWriteTo } from './recipients.ts'
import { deliverToWebhook } from './webhook.ts'
import type { Attempt, Deliver } from './worker.ts'

export type DeliverySettings = {
  readonly db: Database
  readonly mailer: Mailer
  readonly domains: DomainSettings
  /** Port of the storefronts, if they run on localhost. */
  readonly port: number
  readonly allowPrivateHooks: boolean
  /** The secrets that encrypt the secrets of webhooks. */
  readonly secrets: SealSecrets
  readonly now: () => Date
}

type Messages = { readonly [Kind in Message['kind']]: Extract<Message, { kind: Kind }> }
type Deliveries = {
  readonly [Kind in Message['kind']]: (
    claimed: Claimed,
    message: Messages[Kind],
    settings: DeliverySettings,
  ) => Promise<Attempt>
}

/** Mails are written when they are sent, from the state at that time. */
export const deliverWith =
  (settings: DeliverySettings): Deliver =>
  async (claimed) => {
    const { message, shopId } = claimed
    const mailer = 'number' in message ? await mailerAbout(settings, shopId, message.number) : settings.mailer
    const deliver = DELIVERIES[message.kind] as (
      claimed: Claimed,
      message: Message,
      settings: DeliverySettings,
    ) => Promise<Attempt>
    return deliver(claimed, message, { ...settings, mailer })
  }

/** A mail about an order that was paid with a test account says so first. */
async function mailerAbout({ db, mailer }: DeliverySettings, shopId: ShopId, number: OrderNumber): Promise<Mailer> {
  const mark = await inShop(db, shopId, async (tx) => {
    const known = await findOrderByNumber(tx, shopId, number)
    const shop = known && isTestOrder(known.order) ? await findShop(tx, shopId) : null
    return shop && WORDS[shop.language].test
  })
  if (mark === null) return mailer
  return { ...mailer, send: (mail) => mailer.send({ ...mail, subject: `[${mark}] ${mail.subject}` }) }
}

const nobody: Attempt = { kind: 'never', problem: 'nobody to tell any more' }

/** The order in the form of mails to its buyer. */
const unproven = (sender: OrderSender) => forUnprovenAddress(sender, WORDS[sender.shop.language]['order.buyer'])

/** Whether money has arrived for an order, so that it cannot be a stranger's joke. */
const causeOf = ({ status, paymentMethod }: OrderSender['order']): Cause =>
  isOnlineMethod(paymentMethod) && ['paid', 'dispatched', 'delivered'].includes(status) ? 'shop' : 'form'

/**
 * Sends a mail to an address that was typed into a form. If the address has reached its daily limit, the mail is not
 * sent; another try of the same mail is not counted again.
 */
async function tell(
  { shopId, token, createdAt, tries }: Claimed,
  { db, mailer }: DeliverySettings,
  { address, cause }: { readonly address: string; readonly cause: Cause },
  { shopEmail, from, ...mail }: Letter & Pick<Mail, 'from' | 'leave'> & { readonly shopEmail: string | null },
): Promise<Attempt> {
  if (tries === 1 && !(await mayWriteTo(db, shopId, { address, cause }, new Date())))
    return { kind: 'never', problem: 'this address was written to as often as one is in a day' }
  return mailer.send({
    ...mail,
    ...{ token, date: createdAt, from, automatic: true, to: { name: '', address } },
    replyTo: shopEmail ? { name: from, address: shopEmail } : null,
  })
}

/** The mail about a step of an order. */
const stepMail =
  (step: OrderStep): Deliveries[`order.${OrderStep}`] =>
  async (claimed, { number }, settings) => {
    const { shopId } = claimed
    const sender = await findOrderSender(settings, shopId, number)
    if (!sender?.order.buyer.email || !isStillSo(step, sender.order)) return nobody
    const { shop } = sender
    const notes = await inShop(settings.db, shopId, (tx) => findMailNotes(tx, shopId))
    const cause = step === 'lapsed' ? 'form' : 'shop'
    return tell(
      claimed,
      settings,
      { address: sender.order.buyer.email, cause },
      {
        ...mailOfStep(unproven(sender), step, notes[step] ?? null),
        ...{ from: shop.name, leave: null, shopEmail: shop.email },
      },
    )
  }

const DELIVERIES: Deliveries = {
  'order.confirmed': stepMail('confirmed'),
  'order.paid': stepMail('paid'),
  'order.sent': stepMail('sent'),
  'order.delivered': stepMail('delivered'),
  'order.returned': stepMail('returned'),
  'order.refunded': stepMail('refunded'),
  'order.cancelled': stepMail('cancelled'),
  'order.lapsed': stepMail('lapsed'),

  async 'order.buyer'(claimed, { number }, settings) {
    const { shopId } = claimed
    const sender = await findOrderSender(settings, shopId, number)
    if (!sender?.order.buyer.email) return nobody
    const { shop, order } = sender
    return tell(
      claimed,
      settings,
      { address: sender.order.buyer.email, cause: causeOf(order) },
      {
        ...mailToBuyer(unproven(sender)),
        ...{ from: shop.name, leave: null, shopEmail: shop.email },
      },
    )
  },

  async 'order.merchant'({ shopId, token, createdAt }, { number }, settings) {
    const sender = await findOrderSender(settings, shopId, number)
    if (!sender?.shop.email) return nobody
    const { shop, order } = sender
    const code = awaitsAnswer(order)
      ? await inShop(settings.db, shopId, (tx) => newOrderCode(tx, shopId, number))
      : null
    return settings.mailer.send({
      ...mailToMerchant(sender, code),
      ...{ token, date: createdAt, from: brandOf(settings), automatic: true, leave: null },
      to: { name: shop.name, address: sender.shop.email },
      replyTo: order.buyer.email ? { name: order.buyer.name, address: order.buyer.email } : null,
    })
  },

  async 'order.trouble'({ shopId, token, createdAt }, { number }, settings) {
    const sender = await findOrderSender(settings, shopId, number)
    const found = await inShop(settings.db, shopId, (tx) => listPaymentTroubles(tx, shopId, number))
    // The problem was solved before the mail was sent.
    if (!sender?.shop.email || found.length === 0) return nobody
    const { shop } = sender
    const troubles = found.map(({ trouble }) => trouble)
    return settings.mailer.send({
      ...mailOfTroubles(sender, troubles),
      ...{ token, date: createdAt, from: brandOf(settings), automatic: true, leave: null },
      to: { name: shop.name, address: sender.shop.email },
      replyTo: null,
    })
  },

  async 'order.proof'({ shopId, token, createdAt }, { number }, settings) {
    const sender = await findOrderSender(settings, shopId, number)
    if (!sender?.shop.email || !sender.order.proof) return nobody
    const { shop, order } = sender
    return settings.mailer.send({
      ...mailOfProof(sender),
      ...{ token, date: createdAt, from: brandOf(settings), automatic: true, leave: null },
      to: { name: shop.name, address: sender.shop.email },
      replyTo: order.buyer.email ? { name: order.buyer.name, address: order.buyer.email } : null,
    })
  },

  async 'order.unpaid'(claimed, { number }, settings) {
    const { shopId } = claimed
    const sender = await findOrderSender(settings, shopId, number)
    const until = await inShop(settings.db, shopId, (tx) => unpaidUntil(tx, shopId, number, new Date()))
    // The order was paid, cancelled or expired before the mail was sent.
    if (!sender?.order.buyer.email || !until) return nobody
    const { shop } = sender
    return tell(
      claimed,
      settings,
      { address: sender.order.buyer.email, cause: 'form' },
      {
        ...mailOfUnpaid(unproven(sender), until),
        ...{ from: shop.name, leave: null, shopEmail: shop.email },
      },
    )
  },

  async contact({ shopId, token, createdAt }, { contact }, settings) {
    const sender = await findSender(settings, shopId)
    if (!sender?.shop.email) return nobody
    return settings.mailer.send({
      ...mailOfContact(sender, contact),
      ...{ token, date: createdAt, from: brandOf(settings), automatic: false, leave: null },
      to: { name: sender.shop.name, address: sender.shop.email },
      replyTo: { name: contact.clientName, address: contact.clientEmail },
    })
  },

  async 'newsletter.confirm'(claimed, { email }, settings) {
    const { shopId } = claimed
    const found = await inShop(settings.db, shopId, async (tx) => {
      const sender = await senderIn(tx, settings, shopId)
      const key = await findUnconfirmedKey(tx, shopId, email)
      return sender && key ? { sender, links: subscriptionLinks(sender.url, key) } : null
    })
    if (!found) return nobody
    const { shop } = found.sender
    return tell(
      claimed,
      settings,
      { address: email, cause: 'form' },
      {
        ...mailToConfirm(found.sender, found.links),
        ...{ from: shop.name, leave: found.links.leave, shopEmail: shop.email },
      },
    )
  },

  webhook: deliverToWebhook,

  async 'webhook.off'({ shopId, token, createdAt }, { delivery }, settings) {
    const sender = await findSender(settings, shopId)
    const outgoing = await inShop(settings.db, shopId, (tx) => findOutgoing(tx, shopId, delivery, settings.now()))
    // The webhook was switched on or removed before the mail was sent.
    if (!sender?.shop.email || outgoing?.state !== 'failing') return nobody
    const { webhookId: id, url } = outgoing
    return settings.mailer.send({
      ...mailOfWebhook(sender, { id, url }),
      ...{ token, date: createdAt, from: brandOf(settings), automatic: true, leave: null },
      to: { name: sender.shop.name, address: sender.shop.email },
      replyTo: null,
    })
  },
}

function findSender(settings: DeliverySettings, shopId: ShopId): Promise<Sender | null> {
  return inShop(settings.db, shopId, (tx) => senderIn(tx, settings, shopId))
}

function findOrderSender(settings: DeliverySettings, shopId: ShopId, number: OrderNumber): Promise<OrderSender | null> {
  return inShop(settings.db, shopId, async (tx) => {
    const sender = await senderIn(tx, settings, shopId)
    const known = await findOrderByNumber(tx, shopId, number)
    if (!sender || !known) return null
    const { order, accessKey } = known
    const branches = order.delivery.kind === 'pickUp' ? await listBranches(tx, shopId) : []
    return {
      ...{ ...sender, order, branches },
      pageUrl: `${sender.url}${shopPath('order-placed', number)}?key=${accessKey}`,
    }
  })
}

async function senderIn(tx: Tx, { domains, port }: DeliverySettings, shopId: ShopId) {
  const shop = await findShop(tx, shopId)
  if (!shop) return null
  const settings = await findTemplateSettings(tx, shopId, shop.templateId)
  const url = shopUrl(shop, domains, port)
  return { shop, url, logo: pictureForMail(url, await findLogo(tx, shopId), 480), accent: accentOf(settings) }
}

const brandOf = ({ domains: { brand } }: DeliverySettings) => brand.charAt(0).toUpperCase() + brand.slice(1)
