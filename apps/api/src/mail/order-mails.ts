import { chatDigits, formatAmount, type Order } from '@store/core'
import { type Html, html } from './html.ts'
import { type Letter, moneyOf, type OrderSender, page } from './letter.ts'
import { type Fact, halves, linesTable, link, note, quote, timesOf, totalsOf, totalsTable } from './parts.ts'
import { type MailWords, paymentWords, WORDS } from './words.ts'

/** Thanks who has bought, and says what was bought, what it costs, how it is paid and where it goes. */
export function mailToBuyer(sender: OrderSender): Letter {
  const { shop, order, orderUrl, url } = sender
  const words = WORDS[shop.language]
  const { placed } = words
  const payment = paymentWords(words, order.paymentMethod)
  const greet = order.status === 'unpaid' ? placed.helloUnpaid : placed.hello
  const lead = greet(order.buyer.name, shop.name)
  const chat = chatDigits(shop.chatNumber)
  const chatUrl = chat && `https://wa.me/${chat}?text=${encodeURIComponent(placed.chatText(order.number))}`
  const delivery = deliveryOf(order, words)
  const reply = shop.email ? placed.reply(shop.name) : null
  const reach = [...(chatUrl ? [link(chatUrl, placed.chat)] : []), ...(shop.phone ? [html`${shop.phone}`] : [])]

  return {
    subject: placed.subject(shop.name, order.number),
    html: page(sender, {
      title: placed.subject(shop.name, order.number),
      preview: `${words.total}: ${formatAmount(order.total, moneyOf(sender))} · ${payment.name}`,
      eyebrow: words.order(order.number),
      heading: placed.title,
      lead,
      button: { label: placed.see, href: orderUrl },
      body: [
        linesTable(sender),
        totalsTable(sender),
        halves(
          { title: words.payment, lines: [payment.name, ...(payment.how ? [payment.how] : [])] },
          { title: words.delivery, lines: delivery },
        ),
        ...(order.buyer.message ? [quote(words.message, order.buyer.message)] : []),
        note(placed.keep(order.number)),
      ],
      footer: [
        ...(reply ? [html`<p style="margin:0 0 4px">${placed.questions} ${reply}</p>`] : []),
        ...(reach.length > 0 ? [html`<p style="margin:0 0 4px">${separated(reach)}</p>`] : []),
        html`<p style="margin:14px 0 0">${placed.why(shop.name)}<br>${link(url, url.replace(/^https?:\/\//, ''))}</p>`,
      ],
    }),
    text: joined(
      [placed.title, lead],
      [`${placed.see}: ${orderUrl}`, placed.keep(order.number)],
      [words.order(order.number), ...linesText(sender)],
      [`${words.payment}: ${payment.name}`, ...(payment.how ? [payment.how] : [])],
      [`${words.delivery}:`, ...delivery],
      order.buyer.message ? [`${words.message}:`, order.buyer.message] : [],
      [
        ...(reply ? [`${placed.questions} ${reply}`] : []),
        ...(chatUrl ? [`${placed.chat}: ${chatUrl}`] : []),
        ...(shop.phone ? [`${words.phone}: ${shop.phone}`] : []),
      ],
      [placed.why(shop.name), url],
    ),
  }
}

/** Tells the shop what to pack, for whom, and how it will be paid. */
export function mailToMerchant(sender: OrderSender): Letter {
  const { shop, order, orderUrl } = sender
  const words = WORDS[shop.language]
  const { sold } = words
  const { buyer } = order
  const payment = paymentWords(words, order.paymentMethod)
  const total = formatAmount(order.total, moneyOf(sender))
  const delivery = deliveryOf(order, words)
  const chat = chatDigits(buyer.phone)
  const reach = buyer.email ? sold.reply(buyer.name) : sold.noReply
  const who: Fact = {
    title: words.buyer,
    lines: [
      buyer.name,
      `${words.idNumber}: ${buyer.idNumber}`,
      html`${words.phone}: ${chat ? link(`https://wa.me/${chat}`, buyer.phone) : buyer.phone}`,
      ...(buyer.email ? [`${words.email}: ${buyer.email}`] : []),
    ],
  }

  return {
    subject: sold.subject(order.number, total),
    html: page(sender, {
      title: sold.subject(order.number, total),
      preview: `${buyer.name} · ${words.units(order.units)} · ${payment.name}`,
      eyebrow: `${words.units(order.units)} · ${total} · ${payment.name}`,
      heading: sold.title(order.number),
      lead: reach,
      button: { label: sold.see, href: orderUrl },
      body: [
        linesTable(sender),
        totalsTable(sender),
        halves(who, { title: words.delivery, lines: delivery }),
        ...(buyer.message ? [quote(words.message, buyer.message)] : []),
      ],
      footer: [html`${shop.name}`],
    }),
    text: joined(
      [sold.title(order.number), reach],
      linesText(sender),
      [`${words.payment}: ${payment.name}`],
      [
        `${words.buyer}: ${buyer.name}`,
        `${words.idNumber}: ${buyer.idNumber}`,
        `${words.phone}: ${buyer.phone}`,
        ...(buyer.email ? [`${words.email}: ${buyer.email}`] : []),
      ],
      [`${words.delivery}:`, ...delivery],
      buyer.message ? [`${words.message}:`, buyer.message] : [],
      [`${sold.see}: ${orderUrl}`],
    ),
  }
}

const separated = (parts: readonly Html[]): Html =>
  html`${parts.map((part, at) => (at === 0 ? part : html` · ${part}`))}`

function deliveryOf({ delivery, buyer }: Order, words: MailWords): readonly string[] {
  if (delivery.kind === 'pickUp') return [words.pickUp]
  const { address, details, neighbourhood, city, division } = delivery.address
  const place = [neighbourhood, city, division].filter((part) => part)
  return [address, ...(details ? [details] : []), place.join(', '), buyer.phone]
}

/** What was sold and what it comes to, line by line. */
export function linesText(sender: OrderSender): readonly string[] {
  const money = moneyOf(sender)
  const { order, shop } = sender
  const lines = order.lines.flatMap((line, at) => {
    const name = line.variant.length > 0 ? `${line.name} (${line.variant.join(', ')})` : line.name
    const message = sender.lineMessages[at]
    const sold = `${timesOf(line)} ${name}: ${formatAmount(line.unitPrice * line.quantity, money)}`
    return message ? [sold, `  «${message}»`] : [sold]
  })
  const totals = totalsOf(sender).map(([what, amount]) => `${what}: ${amount}`)
  return [...lines, '', ...totals, `${WORDS[shop.language].total}: ${formatAmount(order.total, money)}`]
}

/** Blocks of lines, an empty line between them. */
export const joined = (...blocks: readonly (readonly string[])[]): string =>
  `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`
