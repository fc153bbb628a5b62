import { formatAmount, type PaymentTrouble } from '@store/core'
import { moneyOf, type OrderMailContext } from './mail-context.ts'
import { buyerInBrief } from './order-facts.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { paymentWords, WORDS } from './words.ts'

/** The mail to the shop that the money of an order needs attention, what to do, and a link to the order in the office. */
export function mailOfTroubles(
  context: OrderMailContext,
  orderUrl: string,
  troubles: readonly PaymentTrouble[],
): RenderedMail {
  const { shop, order } = context
  const words = WORDS[shop.language]
  const { subject, title, next, see, what } = words.trouble
  const payment = paymentWords(shop, order.paymentMethod)
  const total = formatAmount(order.total, moneyOf(context))
  const sentences = troubles.map((trouble) => what[trouble])
  const paid = [payment.name, total, ...(order.payment ? [order.payment.reference] : [])]
  const number = words.order(order.number)
  return renderMail(context, {
    subject: subject(order.number),
    preview: sentences.join(' '),
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'lead', text: sentences.join('\n') },
      { kind: 'note', text: next },
      { kind: 'eyebrow', text: `${number} · ${total} · ${payment.name}`, plain: number },
      { kind: 'facts', facts: [buyerInBrief(context), { title: words.payment, lines: paid, inText: 'row' }] },
      { kind: 'button', text: see, href: orderUrl },
      { kind: 'signature', text: shop.name },
    ],
  })
}
