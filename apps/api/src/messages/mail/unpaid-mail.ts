import { formatAmount } from '@store/core'
import { type Letter, letterOf } from './letter.ts'
import { replyOf, soldOf, whyOrdered } from './order-blocks.ts'
import { momentOf, moneyOf, type OrderSender } from './sender.ts'
import { WORDS } from './words.ts'

/** Tells a buyer who has not paid that the order waits, until when, and where to pay. */
export function mailOfUnpaid(sender: OrderSender, until: Date): Letter {
  const { shop, order, pageUrl } = sender
  const words = WORDS[shop.language]
  const { unpaid } = words
  const lead = unpaid.lead(order.buyer.name, shop.name, momentOf(until, sender))
  return letterOf(sender, {
    subject: unpaid.subject(shop.name, order.number),
    preview: lead,
    blocks: [
      { kind: 'heading', text: unpaid.title },
      { kind: 'lead', text: lead },
      { kind: 'button', text: unpaid.pay(formatAmount(order.total, moneyOf(sender))), href: pageUrl },
      { kind: 'eyebrow', text: words.order(order.number), plain: words.order(order.number) },
      ...soldOf(sender),
      { kind: 'note', text: unpaid.after },
      { kind: 'note', text: unpaid.done },
      ...replyOf(sender),
      whyOrdered(sender),
    ],
  })
}
