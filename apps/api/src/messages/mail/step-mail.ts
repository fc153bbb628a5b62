import { formatAmount, type OrderStep } from '@store/core'
import type { Fact } from './block.ts'
import { type Letter, letterOf } from './letter.ts'
import { replyOf, soldOf, whyOrdered } from './order-blocks.ts'
import { deliveryOf } from './order-facts.ts'
import { moneyOf, type OrderSender } from './sender.ts'
import { paymentWords, WORDS } from './words.ts'

/**
 * Tells a buyer about the progress of their order.
 *
 * @param note the merchant's addition; null: none
 */
export function mailOfStep(sender: OrderSender, step: OrderStep, note: string | null): Letter {
  const { shop, order, pageUrl } = sender
  const words = WORDS[shop.language]
  const { placed, steps, told } = words
  const said = steps[step === 'sent' && order.delivery.kind === 'pickUp' ? 'ready' : step]
  const lead = said.lead(order.buyer.name, shop.name)
  const carrier = step === 'sent' ? order.carrier : null
  const follow = carrier?.trackingUrl ?? null
  const first: Fact = carrier
    ? {
        title: words['order.carrier'],
        lines: [
          carrier.name,
          ...(carrier.trackingNumber ? [told(words['order.trackingNumber'], carrier.trackingNumber)] : []),
        ],
        inText: 'row',
      }
    : { title: words.payment, lines: [paymentWords(shop, order.paymentMethod).name], inText: 'row' }
  return letterOf(sender, {
    subject: said.subject(shop.name, order.number),
    preview: `${told(words['order.total'], formatAmount(order.total, moneyOf(sender)))} · ${lead}`,
    blocks: [
      { kind: 'heading', text: said.title },
      { kind: 'lead', text: lead },
      ...(note ? [{ kind: 'quote', title: shop.name, text: note } as const] : []),
      follow === null
        ? { kind: 'button', text: placed.see, href: pageUrl }
        : { kind: 'button', text: steps.follow, href: follow },
      ...(follow === null
        ? []
        : [{ kind: 'ways', lines: [{ text: placed.see, href: pageUrl, plain: told(placed.see, pageUrl) }] } as const]),
      { kind: 'facts', facts: [first, deliveryOf(sender)] },
      { kind: 'gap' },
      { kind: 'eyebrow', text: words.order(order.number), plain: words.order(order.number) },
      ...soldOf(sender),
      ...replyOf(sender),
      whyOrdered(sender),
    ],
  })
}
