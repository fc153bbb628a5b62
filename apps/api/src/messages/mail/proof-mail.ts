import { formatAmount } from '@store/core'
import { type Letter, letterOf } from './letter.ts'
import { buyerInBrief } from './order-facts.ts'
import { moneyOf, type OrderSender } from './sender.ts'
import { paymentWords, WORDS } from './words.ts'

/**
 * Tells the shop that a buyer has sent the proof of their payment, which is seen at `orderUrl`, in the office. The file itself is
 * not in the mail, because a stranger sent it.
 */
export function mailOfProof(sender: OrderSender, orderUrl: string): Letter {
  const { shop, order } = sender
  const words = WORDS[shop.language]
  const { subject, title, lead, check, see } = words.proof
  const payment = paymentWords(shop, order.paymentMethod)
  const total = formatAmount(order.total, moneyOf(sender))
  return letterOf(sender, {
    subject: subject(order.number),
    preview: `${order.buyer.name} · ${total}`,
    blocks: [
      { kind: 'eyebrow', text: `${words.order(order.number)} · ${total} · ${payment.name}`, plain: null },
      { kind: 'heading', text: title },
      { kind: 'lead', text: lead(order.buyer.name) },
      { kind: 'button', text: see, href: orderUrl },
      { kind: 'note', text: check },
      {
        kind: 'facts',
        facts: [buyerInBrief(sender), { title: words.payment, lines: [payment.name, total], inText: 'row' }],
      },
      { kind: 'signature', text: shop.name },
    ],
  })
}
