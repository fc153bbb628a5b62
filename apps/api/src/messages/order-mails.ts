import { awaitsAnswer, isOnlineMethod, type OrderStep } from '@store/core'
import { inShop } from '../database/open.ts'
import { newOrderCode } from '../orders/answer.ts'
import { isStillSo } from '../orders/steps.ts'
import { unpaidUntil } from '../payments/remind.ts'
import { listPaymentTroubles } from '../payments/store/troubles.ts'
import { findMailNotes } from '../shops/store/settings.ts'
import { brandOf, type Deliveries, nobody, officePage, tell } from './delivery.ts'
import { mailToBuyer, mailToMerchant } from './mail/order-mails.ts'
import { mailOfProof } from './mail/proof-mail.ts'
import type { OrderSender } from './mail/sender.ts'
import { mailOfStep } from './mail/step-mail.ts'
import { mailOfTroubles } from './mail/trouble-mail.ts'
import { mailOfUnpaid } from './mail/unpaid-mail.ts'
import { forUnprovenAddress } from './mail/unproven.ts'
import { WORDS } from './mail/words.ts'
import type { ORDER_MAILS } from './message.ts'
import type { Cause } from './recipients.ts'
import { findOrderSender } from './senders.ts'

/** The order in the form of mails to its buyer. */
const unproven = (sender: OrderSender) => forUnprovenAddress(sender, WORDS[sender.shop.language]['order.buyer'])

/** Whether money has arrived for an order, so that it cannot be a stranger's joke. */
const causeOf = ({ status, paymentMethod }: OrderSender['order']): Cause =>
  isOnlineMethod(paymentMethod) && ['paid', 'dispatched', 'delivered'].includes(status) ? 'shop' : 'form'

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
      ...mailToMerchant(sender, officePage(settings, sender, `orders/${number}`), code),
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
      ...mailOfTroubles(sender, officePage(settings, sender, `orders/${number}`), troubles),
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
      ...mailOfProof(sender, officePage(settings, sender, `orders/${number}`)),
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
}
