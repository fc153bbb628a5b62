import { addressLines, awaitsAnswer, branchPlace, chatDigits, formatAmount, type Order } from '@store/core'
import { chatNumberOf } from '../../shops/phone.ts'
import { type Html, html } from './html.ts'
import { type Letter, momentOf, moneyOf, type OrderSender, page } from './letter.ts'
import { buyerOf, idNumberOf, invoiceOf, keptUntil, purchaseOf } from './order-facts.ts'
import {
  codeBox,
  type Fact,
  halves,
  linesTable,
  link,
  note,
  quote,
  timesOf,
  totalsOf,
  totalsTable,
  whole,
} from './parts.ts'
import { type MailWords, paymentWords, WORDS } from './words.ts'

/** Thanks who has bought, and says what was bought, what it costs, how it is paid and how it goes. */
export function mailToBuyer(sender: OrderSender): Letter {
  const { shop, order, url } = sender
  const words = WORDS[shop.language]
  const { placed } = words
  const payment = paymentWords(shop, order.paymentMethod)
  const account = order.depositAccount?.split('\n') ?? []
  const how = account.length > 0 ? words.payInto : payment.how
  const until = heldFor(sender)
  // Of an order by chat the buyer writes to the shop: that is said already.
  const paying = [payment.name, ...(how && until === null ? [how] : []), ...account]
  const greet =
    order.status === 'paid' ? placed.helloPaid : order.status === 'unpaid' ? placed.helloUnpaid : placed.hello
  const { name } = order.buyer
  const lead = until === null ? greet(name, shop.name) : placed.helloHeld(name, shop.name, until)
  const orderUrl = sender.pageUrl
  const chat = chatDigits(shop.chatNumber)
  const chatUrl = chat && `https://wa.me/${chat}?text=${encodeURIComponent(placed.chatText(order.number))}`
  const delivery = placeOf(sender, words)
  const [purchase, buyer] = [purchaseOf(sender), buyerOf(sender)]
  const reply = shop.email ? placed.reply(shop.name) : null
  const reach = [...(chatUrl ? [link(chatUrl, placed.chat)] : []), ...(shop.phone ? [html`${shop.phone}`] : [])]

  return {
    subject: placed.subject(shop.name, order.number),
    html: page(sender, {
      title: placed.subject(shop.name, order.number),
      preview: `${words.told(words.total, formatAmount(order.total, moneyOf(sender)))} · ${payment.name}`,
      eyebrow: words.order(order.number),
      heading: placed.title,
      lead,
      button: { label: placed.see, href: orderUrl },
      body: [
        linesTable(sender),
        totalsTable(sender),
        halves({ title: words.payment, lines: paying }, { title: words.delivery, lines: delivery }),
        halves(purchase, buyer),
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
      [words.told(placed.see, orderUrl), placed.keep(order.number)],
      [words.order(order.number), ...linesText(sender)],
      [words.told(words.payment, payment.name), ...paying.slice(1)],
      [words.told(words.delivery, '').trimEnd(), ...delivery],
      [words.told(purchase.title, '').trimEnd(), ...purchase.lines.map(String)],
      [words.told(buyer.title, '').trimEnd(), ...buyer.lines.map(String)],
      [
        ...(reply ? [`${placed.questions} ${reply}`] : []),
        ...(chatUrl ? [words.told(placed.chat, chatUrl)] : []),
        ...(shop.phone ? [words.told(words.phone, shop.phone)] : []),
      ],
      [placed.why(shop.name), url],
    ),
  }
}

/**
 * Tells the shop what to pack, for whom, and how it will be paid. `code`: what confirms or cancels an order by chat on its
 * page; null: there is nothing to say.
 */
export function mailToMerchant(sender: OrderSender, code: string | null): Letter {
  const { shop, order } = sender
  const orderUrl = sender.pageUrl
  const until = heldFor(sender)
  const words = WORDS[shop.language]
  const { sold } = words
  const { buyer } = order
  const invoice = invoiceOf(sender)
  const payment = paymentWords(shop, order.paymentMethod)
  const total = formatAmount(order.total, moneyOf(sender))
  const kept = keptUntil(sender)
  const delivery = placeOf(sender, words)
  const chat = chatDigits(chatNumberOf(buyer.phone))
  const reach = buyer.email ? sold.reply(buyer.name) : sold.noReply
  const who: Fact = {
    title: words.buyer,
    lines: [
      buyer.name,
      idNumberOf(sender),
      html`${words.phone}${words.told('', '')}${chat ? link(`https://wa.me/${chat}`, buyer.phoneShown) : buyer.phoneShown}`,
      ...(buyer.email ? [words.told(words.email, buyer.email)] : []),
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
      button: { label: code === null ? sold.see : sold.answer, href: orderUrl },
      body: [
        ...(code === null ? [] : [codeBox(sold.code, code, sold.codeText(until ?? ''))]),
        linesTable(sender),
        totalsTable(sender),
        halves(who, { title: words.delivery, lines: delivery }),
        ...(invoice ? [whole(invoice)] : []),
        ...(code === null && kept !== null ? [note(kept)] : []),
        ...(buyer.message ? [quote(words.message, buyer.message)] : []),
        ...order.answers.map(({ label, value }) => quote(label, value)),
      ],
      footer: [html`${shop.name}`],
    }),
    text: joined(
      [sold.title(order.number), reach],
      code === null ? [] : [words.told(sold.code, code), sold.codeText(until ?? ''), words.told(sold.answer, orderUrl)],
      linesText(sender),
      [words.told(words.payment, payment.name)],
      [
        words.told(words.buyer, buyer.name),
        idNumberOf(sender),
        words.told(words.phone, buyer.phoneShown),
        ...(buyer.email ? [words.told(words.email, buyer.email)] : []),
      ],
      [words.told(words.delivery, '').trimEnd(), ...delivery],
      invoiceText(invoice, words),
      code === null && kept !== null ? [kept] : [],
      buyer.message ? [words.told(words.message, '').trimEnd(), buyer.message] : [],
      answersText(order, words),
      code === null ? [words.told(sold.see, orderUrl)] : [],
    ),
  }
}

/** Until when an order by chat waits for the shop's word; null: it waits for none. */
const heldFor = (sender: OrderSender): string | null => {
  const { order } = sender
  return awaitsAnswer(order) && order.heldUntil !== null ? momentOf(new Date(order.heldUntil), sender) : null
}

const invoiceText = (invoice: Fact | null, { told }: MailWords): readonly string[] =>
  invoice ? [told(invoice.title, '').trimEnd(), ...invoice.lines.map(String)] : []

const answersText = ({ answers }: Order, { told }: MailWords): readonly string[] =>
  answers.map(({ label, value }) => (/[?:]$/.test(label) ? `${label} ${value}` : told(label, value)))

const separated = (parts: readonly Html[]): Html =>
  html`${parts.map((part, at) => (at === 0 ? part : html` · ${part}`))}`

/** Where an order goes, or is picked up. */
export function placeOf({ order, branches }: OrderSender, words: MailWords): readonly string[] {
  const { delivery, buyer } = order
  if (delivery.kind === 'pickUp')
    return [words.pickUp, ...(delivery.place ? [delivery.place] : branches.map(branchPlace))]
  const arrival = delivery.days ? [words.arrives(delivery.days.from, delivery.days.to)] : []
  const lines = [...addressLines(delivery.address), buyer.phoneShown, ...arrival].filter((line) => line !== '')
  return delivery.address.address === '' ? [...lines, words.onPage] : lines
}

/** What was sold and what it comes to, line by line. */
export function linesText(sender: OrderSender): readonly string[] {
  const money = moneyOf(sender)
  const { order, shop } = sender
  const { quoted, told, total } = WORDS[shop.language]
  const lines = order.lines.flatMap((line) => {
    const name = line.variant.length > 0 ? `${line.name} (${line.variant.join(', ')})` : line.name
    const { message } = line
    const sold = told(`${timesOf(line)} ${name}`, formatAmount(line.unitPrice * line.quantity, money))
    return message ? [sold, `  ${quoted(message)}`] : [sold]
  })
  const totals = totalsOf(sender).map(([what, amount]) => told(what, amount))
  return [...lines, '', ...totals, told(total, formatAmount(order.total, money))]
}

/** Blocks of lines, an empty line between them. */
export const joined = (...blocks: readonly (readonly string[])[]): string =>
  `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`
