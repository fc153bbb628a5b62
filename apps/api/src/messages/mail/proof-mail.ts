import { formatAmount } from '@store/core'
import { type Letter, letterOf } from './letter.ts'
import { buyerInBrief } from './order-facts.ts'
import { moneyOf, type OrderSender } from './sender.ts'
import { paymentWords, WORDS } from './words.ts'

/**
 * Tells the shop that a buyer has sent the proof of their payment, and how to see it. The file itself is not in the
 * mail, because a stranger sent it.
 */
export function mailOfProof(sender: OrderSender): Letter {
  const { shop, order, pageUrl } = sender
  const words = WORDS[shop.language]
  const { subject, title, lead, look, check, see } = words.proof
  const payment = paymentWords(shop, order.paymentMethod)
  const total = formatAmount(order.total, moneyOf(sender))
  const command = `feria orders proof ${order.number} --shop ${shop.subdomain}`
  return letterOf(sender, {
    subject: subject(order.number),
    preview: `${order.buyer.name} · ${total}`,
    blocks: [
      { kind: 'eyebrow', text: `${words.order(order.number)} · ${total} · ${payment.name}`, plain: null },
      { kind: 'heading', text: title },
      { kind: 'lead', text: lead(order.buyer.name) },
      { kind: 'commands', text: look, commands: [command] },
      { kind: 'note', text: check },
      {
        kind: 'facts',
        facts: [buyerInBrief(sender), { title: words.payment, lines: [payment.name, total], inText: 'row' }],
      },
      { kind: 'button', text: see, href: pageUrl },
      { kind: 'signature', text: shop.name },
    ],
  })
}
