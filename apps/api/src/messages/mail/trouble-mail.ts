import { formatAmount } from '@store/core'
import type { PaymentTrouble } from '../../payments/store/troubles.ts'
import { html } from './html.ts'
import { type Letter, moneyOf, type OrderSender, page } from './letter.ts'
import { joined } from './order-mails.ts'
import { halves, note } from './parts.ts'
import { paymentWords, WORDS } from './words.ts'

/** Tells the shop that the money of an order needs somebody, and what to do about it. */
export function mailOfTroubles(sender: OrderSender, troubles: readonly PaymentTrouble[]): Letter {
  const { shop, order, pageUrl } = sender
  const words = WORDS[shop.language]
  const { subject, title, next, see, what } = words.trouble
  const payment = paymentWords(shop, order.paymentMethod)
  const total = formatAmount(order.total, moneyOf(sender))
  const said = troubles.map((trouble) => what[trouble])
  const reference = order.payment ? [order.payment.reference] : []
  return {
    subject: subject(order.number),
    html: page(sender, {
      title: subject(order.number),
      preview: said.join(' '),
      eyebrow: `${words.order(order.number)} · ${total} · ${payment.name}`,
      heading: title,
      lead: said.join(' '),
      button: { label: see, href: pageUrl },
      body: [
        note(next),
        halves(
          {
            title: words.buyer,
            lines: [order.buyer.name, order.buyer.phoneShown, ...(order.buyer.email ? [order.buyer.email] : [])],
          },
          { title: words.payment, lines: [payment.name, total, ...reference] },
        ),
      ],
      footer: [html`${shop.name}`],
    }),
    text: joined(
      [title],
      said,
      [next],
      [words.order(order.number), `${words.payment}: ${[payment.name, total, ...reference].join(' · ')}`],
      [`${words.buyer}: ${order.buyer.name}`, `${words.phone}: ${order.buyer.phoneShown}`],
      [WORDS[shop.language].told(see, pageUrl)],
    ),
  }
}
