import { awaitsAnswer, chatDigits, formatAmount } from '@store/core'
import type { Block } from './block.ts'
import { momentOf, moneyOf, type OrderMailContext } from './mail-context.ts'
import { replyOf, soldOf, whyOrdered } from './order-blocks.ts'
import { buyerFor, buyerOf, deliveryOf, invoiceOf, purchaseOf, reservedUntil } from './order-facts.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { paymentWords, WORDS } from './words.ts'

/** Thanks the buyer, and lists the order's lines, costs, payment and delivery. */
export function mailToBuyer(context: OrderMailContext): RenderedMail {
  const { shop, order, pageUrl } = context
  const words = WORDS[shop.language]
  const { placed } = words
  const payment = paymentWords(shop, order.paymentMethod)
  const account = order.depositAccount?.split('\n') ?? []
  const how = account.length > 0 ? words.payInto : payment.how
  const until = heldFor(context)
  // The mail for an order by chat already asks the buyer to write to the shop.
  const paying = [payment.name, ...(how && until === null ? [how] : []), ...account]
  const greet =
    order.status === 'paid' ? placed.helloPaid : order.status === 'unpaid' ? placed.helloUnpaid : placed.hello
  const { name } = order.buyer
  return renderMail(context, {
    subject: placed.subject(shop.name, order.number),
    preview: `${words.labelled(words['order.total'], formatAmount(order.total, moneyOf(context)))} · ${payment.name}`,
    blocks: [
      { kind: 'heading', text: placed.title },
      { kind: 'lead', text: until === null ? greet(name, shop.name) : placed.helloHeld(name, shop.name, until) },
      { kind: 'button', text: placed.see, href: pageUrl },
      { kind: 'eyebrow', text: words.order(order.number), plain: words.order(order.number) },
      ...soldOf(context),
      { kind: 'facts', facts: [{ title: words.payment, lines: paying, inText: 'beside' }, deliveryOf(context)] },
      { kind: 'facts', facts: [purchaseOf(context), buyerOf(context)] },
      { kind: 'note', text: placed.keep(order.number) },
      ...replyOf(context),
      ...contactLines(context),
      whyOrdered(context),
    ],
  })
}

/** The shop's chat and telephone. */
function contactLines({ shop, order }: OrderMailContext): readonly Block[] {
  const { placed, labelled, 'field.phone': phone } = WORDS[shop.language]
  const chat = chatDigits(shop.chatNumber)
  const href = chat && `https://wa.me/${chat}?text=${encodeURIComponent(placed.chatText(order.number))}`
  const lines = [
    ...(href ? [{ text: placed.chat, href, plain: labelled(placed.chat, href) }] : []),
    ...(shop.phone ? [{ text: shop.phone, plain: labelled(phone, shop.phone) }] : []),
  ]
  return lines.length > 0 ? [{ kind: 'ways', lines }] : []
}

/**
 * The mail that shows the shop what to pack, for whom, and how it will be paid. `orderUrl`: the order in the office. `code`:
 * confirms or cancels an order by chat on the buyer's page, without an account in the office; null: there is nothing to
 * confirm.
 */
export function mailToMerchant(context: OrderMailContext, orderUrl: string, code: string | null): RenderedMail {
  const { shop, order, pageUrl } = context
  const words = WORDS[shop.language]
  const { sold } = words
  const { buyer } = order
  const invoice = invoiceOf(context)
  const payment = paymentWords(shop, order.paymentMethod)
  const total = formatAmount(order.total, moneyOf(context))
  const until = reservedUntil(context)
  const about = `${words.units(order.units)} · ${total} · ${payment.name}`
  const toAnswer: readonly Block[] =
    code === null
      ? []
      : [
          { kind: 'code', title: sold.code, code, text: sold.codeText(heldFor(context) ?? '') },
          { kind: 'button', text: sold.answer, href: pageUrl },
        ]
  return renderMail(context, {
    subject: sold.subject(order.number, total),
    preview: `${buyer.name} · ${words.units(order.units)} · ${payment.name}`,
    blocks: [
      { kind: 'heading', text: sold.title(order.number) },
      { kind: 'lead', text: buyer.email ? sold.reply(buyer.name) : sold.noReply },
      ...toAnswer,
      ...soldOf(context),
      { kind: 'eyebrow', text: about, plain: words.labelled(words.payment, payment.name) },
      { kind: 'facts', facts: [buyerFor(context), deliveryOf(context)] },
      ...(invoice ? [{ kind: 'facts', facts: [invoice] } as const] : []),
      ...(code === null && until !== null ? [{ kind: 'note', text: until } as const] : []),
      ...(buyer.message ? [{ kind: 'quote', title: words['order.message'], text: buyer.message } as const] : []),
      ...order.answers.map(({ label, value }) => ({ kind: 'quote', title: label, text: value }) as const),
      { kind: 'button', text: sold.see, href: orderUrl },
      { kind: 'signature', text: shop.name },
    ],
  })
}

/** Until when an order by chat waits for the shop's answer; null: it does not wait. */
const heldFor = (context: OrderMailContext): string | null => {
  const { order } = context
  return awaitsAnswer(order) && order.heldUntil !== null ? momentOf(new Date(order.heldUntil), context) : null
}
