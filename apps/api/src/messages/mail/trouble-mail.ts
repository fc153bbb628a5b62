import { formatAmount, type PaymentTrouble } from '@store/core'
import { type Letter, letterOf } from './letter.ts'
import { buyerInBrief } from './order-facts.ts'
import { moneyOf, type OrderSender } from './sender.ts'
import { paymentWords, WORDS } from './words.ts'

/** Tells the shop that the money of an order needs attention, and what to do; its team sees to it at `orderUrl`, in the office. */
export function mailOfTroubles(sender: OrderSender, orderUrl: string, troubles: readonly PaymentTrouble[]): Letter {
  const { shop, order } = sender
  const words = WORDS[shop.language]
  const { subject, title, next, see, what } = words.trouble
  const payment = paymentWords(shop, order.paymentMethod)
  const total = formatAmount(order.total, moneyOf(sender))
  const said = troubles.map((trouble) => what[trouble])
  const paid = [payment.name, total, ...(order.payment ? [order.payment.reference] : [])]
  const number = words.order(order.number)
  return letterOf(sender, {
    subject: subject(order.number),
    preview: said.join(' '),
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'lead', text: said.join('\n') },
      { kind: 'note', text: next },
      { kind: 'eyebrow', text: `${number} · ${total} · ${payment.name}`, plain: number },
      { kind: 'facts', facts: [buyerInBrief(sender), { title: words.payment, lines: paid, inText: 'row' }] },
      { kind: 'button', text: see, href: orderUrl },
      { kind: 'signature', text: shop.name },
    ],
  })
}
