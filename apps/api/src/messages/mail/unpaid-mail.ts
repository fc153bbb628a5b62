import { formatAmount } from '@store/core'
import { momentOf, moneyOf, type OrderMailContext } from './mail-context.ts'
import { replyOf, soldOf, whyOrdered } from './order-blocks.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { WORDS } from './words.ts'

/** The mail to a buyer who has not paid: until when the order waits, and where to pay. */
export function mailOfUnpaid(context: OrderMailContext, until: Date): RenderedMail {
  const { shop, order, pageUrl } = context
  const words = WORDS[shop.language]
  const { unpaid } = words
  const lead = unpaid.lead(order.buyer.name, shop.name, momentOf(until, context))
  return renderMail(context, {
    subject: unpaid.subject(shop.name, order.number),
    preview: lead,
    blocks: [
      { kind: 'heading', text: unpaid.title },
      { kind: 'lead', text: lead },
      { kind: 'button', text: unpaid.pay(formatAmount(order.total, moneyOf(context))), href: pageUrl },
      { kind: 'eyebrow', text: words.order(order.number), plain: words.order(order.number) },
      ...soldOf(context),
      { kind: 'note', text: unpaid.after },
      { kind: 'note', text: unpaid.done },
      ...replyOf(context),
      whyOrdered(context),
    ],
  })
}
