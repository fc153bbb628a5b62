import { formatAmount } from '@store/core'
import { html } from './html.ts'
import { type Letter, moneyOf, type OrderSender, page } from './letter.ts'
import { joined } from './order-mails.ts'
import { halves, note } from './parts.ts'
import { paymentWords, WORDS } from './words.ts'

/**
 * Tells the shop that a buyer has sent the proof of their payment, and how it is looked at. The file itself is not in the
 * mail: a stranger sent it.
 */
export function mailOfProof(sender: OrderSender): Letter {
  const { shop, order, pageUrl } = sender
  const words = WORDS[shop.language]
  const { subject, title, lead, look, check, see } = words.proof
  const payment = paymentWords(shop, order.paymentMethod)
  const total = formatAmount(order.total, moneyOf(sender))
  const command = `feria orders proof ${order.number} --shop ${shop.subdomain}`
  const buyer = [order.buyer.name, order.buyer.phoneShown, ...(order.buyer.email ? [order.buyer.email] : [])]
  return {
    subject: subject(order.number),
    html: page(sender, {
      title: subject(order.number),
      preview: `${order.buyer.name} · ${total}`,
      eyebrow: `${words.order(order.number)} · ${total} · ${payment.name}`,
      heading: title,
      lead: lead(order.buyer.name),
      button: { label: see, href: pageUrl },
      body: [
        note(`${look} ${command}`),
        note(check),
        halves({ title: words.buyer, lines: buyer }, { title: words.payment, lines: [payment.name, total] }),
      ],
      footer: [html`${shop.name}`],
    }),
    text: joined(
      [title, lead(order.buyer.name)],
      [look, command],
      [check],
      [words.told(words.payment, `${payment.name} · ${total}`), words.told(words.buyer, buyer.join(' · '))],
      [words.told(see, pageUrl)],
    ),
  }
}
