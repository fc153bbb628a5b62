import type { OrderStep } from '@store/core'
import { formatAmount } from '@store/core'
import { html } from './html.ts'
import { type Letter, moneyOf, type OrderSender, page } from './letter.ts'
import { joined, linesText, placeOf } from './order-mails.ts'
import { type Fact, halves, linesTable, link, quote, totalsTable } from './parts.ts'
import { paymentWords, WORDS } from './words.ts'

/**
 * Tells a buyer how far their order is.
 *
 * @param note what the merchant adds; null: nothing
 */
export function mailOfStep(sender: OrderSender, step: OrderStep, note: string | null): Letter {
  const { shop, order, pageUrl, url } = sender
  const words = WORDS[shop.language]
  const { placed, facts, steps } = words
  const said = steps[step === 'sent' && order.delivery.kind === 'pickUp' ? 'ready' : step]
  const subject = said.subject(shop.name, order.number)
  const lead = said.lead(order.buyer.name, shop.name)
  const carrier = step === 'sent' ? order.carrier : null
  const see = { label: placed.see, href: pageUrl }
  const follow = carrier?.trackingUrl ? { label: steps.follow, href: carrier.trackingUrl } : null
  const payment: Fact = { title: words.payment, lines: [paymentWords(shop, order.paymentMethod).name] }
  const parcel: Fact | null = carrier && {
    title: facts.carrier,
    lines: [carrier.name, ...(carrier.trackingNumber ? [words.told(facts.tracking, carrier.trackingNumber)] : [])],
  }
  const delivery: Fact = { title: words.delivery, lines: placeOf(sender, words) }
  const reply = shop.email ? `${placed.questions} ${placed.reply(shop.name)}` : null
  return {
    subject,
    html: page(sender, {
      title: subject,
      preview: `${words.told(words.total, formatAmount(order.total, moneyOf(sender)))} · ${lead}`,
      eyebrow: words.order(order.number),
      heading: said.title,
      lead,
      button: follow ?? see,
      body: [
        ...(note ? [quote(shop.name, note)] : []),
        halves(parcel ?? payment, delivery),
        html`<div style="height:30px;line-height:30px;font-size:0">&nbsp;</div>`,
        linesTable(sender),
        totalsTable(sender),
      ],
      footer: [
        ...(follow ? [html`<p style="margin:0 0 4px">${link(see.href, see.label)}</p>`] : []),
        ...(reply ? [html`<p style="margin:0 0 4px">${reply}</p>`] : []),
        html`<p style="margin:14px 0 0">${placed.why(shop.name)}<br>${link(url, url.replace(/^https?:\/\//, ''))}</p>`,
      ],
    }),
    text: joined(
      [said.title, lead],
      note ? [words.told(shop.name, note)] : [],
      [...(follow ? [words.told(follow.label, follow.href)] : []), words.told(see.label, see.href)],
      parcel ? [words.told(parcel.title, parcel.lines.join(', '))] : [],
      [words.order(order.number), ...linesText(sender)],
      reply ? [reply] : [],
      [placed.why(shop.name), url],
    ),
  }
}
