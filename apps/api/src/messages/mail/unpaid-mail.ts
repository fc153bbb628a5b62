import { formatAmount } from '@store/core'
import { html } from './html.ts'
import { type Letter, momentOf, moneyOf, type OrderSender, page } from './letter.ts'
import { joined, linesText } from './order-mails.ts'
import { linesTable, link, note, totalsTable } from './parts.ts'
import { WORDS } from './words.ts'

/** Tells who has ordered and not paid that the order waits, until when, and where it is paid. */
export function mailOfUnpaid(sender: OrderSender, until: Date): Letter {
  const { shop, order, pageUrl, url } = sender
  const words = WORDS[shop.language]
  const { unpaid, placed } = words
  const total = formatAmount(order.total, moneyOf(sender))
  const lead = unpaid.lead(order.buyer.name, shop.name, momentOf(until, sender))
  const reply = shop.email ? `${placed.questions} ${placed.reply(shop.name)}` : null
  return {
    subject: unpaid.subject(shop.name, order.number),
    html: page(sender, {
      title: unpaid.subject(shop.name, order.number),
      preview: lead,
      eyebrow: words.order(order.number),
      heading: unpaid.title,
      lead,
      button: { label: unpaid.pay(total), href: pageUrl },
      body: [linesTable(sender), totalsTable(sender), note(unpaid.after), note(unpaid.done)],
      footer: [
        ...(reply ? [html`<p style="margin:0 0 4px">${reply}</p>`] : []),
        html`<p style="margin:14px 0 0">${placed.why(shop.name)}<br>${link(url, url.replace(/^https?:\/\//, ''))}</p>`,
      ],
    }),
    text: joined(
      [unpaid.title, lead],
      [words.told(unpaid.pay(total), pageUrl)],
      [words.order(order.number), ...linesText(sender)],
      [unpaid.after],
      [unpaid.done],
      reply ? [reply] : [],
      [placed.why(shop.name), url],
    ),
  }
}
