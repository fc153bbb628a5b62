import { formatAmount } from '@store/core'
import { moneyOf, type OrderMailContext } from './mail-context.ts'
import { buyerInBrief } from './order-facts.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { paymentWords, WORDS } from './words.ts'

/**
 * The mail to the shop that a buyer has sent a proof of payment, with a link to the order in the office. The file itself is
 * not in the mail, because it comes from a stranger.
 */
export function mailOfProof(context: OrderMailContext, orderUrl: string): RenderedMail {
  const { shop, order } = context
  const words = WORDS[shop.language]
  const { subject, title, lead, check, see } = words.proof
  const payment = paymentWords(shop, order.paymentMethod)
  const total = formatAmount(order.total, moneyOf(context))
  return renderMail(context, {
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
        facts: [buyerInBrief(context), { title: words.payment, lines: [payment.name, total], inText: 'row' }],
      },
      { kind: 'signature', text: shop.name },
    ],
  })
}
