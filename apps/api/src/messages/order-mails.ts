import { awaitsAnswer, isOnlineMethod, type OrderStep } from '@store/core'
import { inShop } from '../database/open.ts'
import { newOrderCode } from '../orders/answer.ts'
import { isStillSo } from '../orders/steps.ts'
import { unpaidUntil } from '../payments/remind.ts'
import { listPaymentTroubles } from '../payments/store/troubles.ts'
import { findMailNotes } from '../shops/store/settings.ts'
import { type Deliveries, noRecipient, officePage, sendOnce } from './delivery.ts'
import { findOrderMailContext } from './find-mail-context.ts'
import type { OrderMailContext } from './mail/mail-context.ts'
import { mailToBuyer, mailToMerchant } from './mail/order-mails.ts'
import { mailOfProof } from './mail/proof-mail.ts'
import { mailOfStep } from './mail/step-mail.ts'
import { mailOfTroubles } from './mail/trouble-mail.ts'
import { mailOfUnpaid } from './mail/unpaid-mail.ts'
import { forUnprovenAddress } from './mail/unproven.ts'
import { WORDS } from './mail/words.ts'
import type { ORDER_MAILS } from './message.ts'
import type { Cause } from './recipients.ts'
import { sendToShop } from './team-mails.ts'

/** The order with the data that mails to its buyer may contain. */
const unproven = (context: OrderMailContext) => forUnprovenAddress(context, WORDS[context.shop.language]['order.buyer'])

/** The cause of a mail: once money has arrived for an order, it is no stranger's joke. */
const causeOf = ({ status, paymentMethod }: OrderMailContext['order']): Cause =>
  isOnlineMethod(paymentMethod) && ['paid', 'dispatched', 'delivered'].includes(status) ? 'shop' : 'form'

const replyToBuyer = ({ order: { buyer } }: OrderMailContext) =>
  buyer.email ? { name: buyer.name, address: buyer.email } : null

/** The mail about a step of an order. */
const stepMail =
  (step: OrderStep): Deliveries[`order.${OrderStep}`] =>
  async (claimed, { number }, settings) => {
    const { shopId } = claimed
    const context = await findOrderMailContext(settings, shopId, number)
    if (!context?.order.buyer.email || !isStillSo(step, context.order)) return noRecipient
    const { shop } = context
    const notes = await inShop(settings.db, shopId, (tx) => findMailNotes(tx, shopId))
    const cause = step === 'lapsed' ? 'form' : 'shop'
    return sendOnce(
      claimed,
      settings,
      { address: context.order.buyer.email, cause },
      {
        ...mailOfStep(unproven(context), step, notes[step] ?? null),
        from: shop.name,
        leave: null,
        shopEmail: shop.email,
      },
    )
  }

/** Mails about orders, to their buyers and to the shop. */
export const ORDER_DELIVERIES: Pick<Deliveries, (typeof ORDER_MAILS)[number]> = {
  'order.confirmed': stepMail('confirmed'),
  'order.changed': stepMail('changed'),
  'order.paid': stepMail('paid'),
  'order.sent': stepMail('sent'),
  'order.delivered': stepMail('delivered'),
  'order.returned': stepMail('returned'),
  'order.refunded': stepMail('refunded'),
  'order.cancelled': stepMail('cancelled'),
  'order.lapsed': stepMail('lapsed'),

  async 'order.buyer'(claimed, { number }, settings) {
    const { shopId } = claimed
    const context = await findOrderMailContext(settings, shopId, number)
    if (!context?.order.buyer.email) return noRecipient
    const { shop, order } = context
    return sendOnce(
      claimed,
      settings,
      { address: context.order.buyer.email, cause: causeOf(order) },
      {
        ...mailToBuyer(unproven(context)),
        from: shop.name,
        leave: null,
        shopEmail: shop.email,
      },
    )
  },

  async 'order.merchant'(claimed, { number }, settings) {
    const { shopId } = claimed
    const context = await findOrderMailContext(settings, shopId, number)
    if (!context) return noRecipient
    const { shop, order } = context
    const code = awaitsAnswer(order)
      ? await inShop(settings.db, shopId, (tx) => newOrderCode(tx, shopId, number))
      : null
    return sendToShop('order', claimed, shop, settings, {
      ...mailToMerchant(context, officePage(settings, context, `orders/${number}`), code),
      automatic: true,
      replyTo: replyToBuyer(context),
    })
  },

  async 'order.trouble'(claimed, { number }, settings) {
    const { shopId } = claimed
    const context = await findOrderMailContext(settings, shopId, number)
    const found = await inShop(settings.db, shopId, (tx) => listPaymentTroubles(tx, shopId, number))
    // The problem was solved before the mail was sent.
    if (!context || found.length === 0) return noRecipient
    const troubles = found.map(({ trouble }) => trouble)
    return sendToShop('trouble', claimed, context.shop, settings, {
      ...mailOfTroubles(context, officePage(settings, context, `orders/${number}`), troubles),
      automatic: true,
      replyTo: null,
    })
  },

  async 'order.proof'(claimed, { number }, settings) {
    const context = await findOrderMailContext(settings, claimed.shopId, number)
    if (!context?.order.proof) return noRecipient
    return sendToShop('trouble', claimed, context.shop, settings, {
      ...mailOfProof(context, officePage(settings, context, `orders/${number}`)),
      automatic: true,
      replyTo: replyToBuyer(context),
    })
  },

  async 'order.unpaid'(claimed, { number }, settings) {
    const { shopId } = claimed
    const context = await findOrderMailContext(settings, shopId, number)
    const until = await inShop(settings.db, shopId, (tx) => unpaidUntil(tx, shopId, number, new Date()))
    // The order was paid, cancelled or expired before the mail was sent.
    if (!context?.order.buyer.email || !until) return noRecipient
    const { shop } = context
    return sendOnce(
      claimed,
      settings,
      { address: context.order.buyer.email, cause: 'form' },
      {
        ...mailOfUnpaid(unproven(context), until),
        from: shop.name,
        leave: null,
        shopEmail: shop.email,
      },
    )
  },
}
