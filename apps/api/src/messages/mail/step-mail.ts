import { formatAmount, ORDER_STEPS, type OrderStep, type Shop } from '@store/core'
import type { Fact } from './block.ts'
import { moneyOf, type OrderMailContext } from './mail-context.ts'
import { replyOf, soldOf, whyOrdered } from './order-blocks.ts'
import { deliveryOf } from './order-facts.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { paymentWords, WORDS } from './words.ts'

/** Steps after which nothing is paid or delivered any more. */
const OFF: readonly OrderStep[] = ['cancelled', 'lapsed']
/** Steps after which the parcel is still to arrive. */
const EXPECTED: readonly OrderStep[] = ['confirmed', 'paid', 'sent', 'changed']

type Around = { readonly title: string; readonly lead: string; readonly button: string }

/** What the mails about steps say around the merchant's additions; `{name}` stands for the name of the buyer. */
export function aroundNotes({ language, name }: Pick<Shop, 'language' | 'name'>): Readonly<Record<OrderStep, Around>> {
  const { placed, steps } = WORDS[language]
  const around = (step: OrderStep): Around => ({
    title: steps[step].title,
    lead: steps[step].lead('{name}', name),
    button: placed.see,
  })
  return Object.fromEntries(ORDER_STEPS.map((step) => [step, around(step)])) as Record<OrderStep, Around>
}

/**
 * The mail to a buyer about the progress of their order.
 *
 * @param note the merchant's addition; null: none
 */
export function mailOfStep(context: OrderMailContext, step: OrderStep, note: string | null): RenderedMail {
  const { shop, order, pageUrl } = context
  const words = WORDS[shop.language]
  const { placed, steps, labelled } = words
  const stepWords = steps[step === 'sent' && order.delivery.kind === 'pickUp' ? 'ready' : step]
  const lead = stepWords.lead(order.buyer.name, shop.name)
  const carrier = step === 'sent' ? order.carrier : null
  const follow = carrier?.trackingUrl ?? null
  const first: Fact = carrier
    ? {
        title: words['order.carrier'],
        lines: [
          carrier.name,
          ...(carrier.trackingNumber ? [labelled(words['order.trackingNumber'], carrier.trackingNumber)] : []),
        ],
        inText: 'row',
      }
    : { title: words.payment, lines: [paymentWords(shop, order.paymentMethod).name], inText: 'row' }
  return renderMail(context, {
    subject: stepWords.subject(shop.name, order.number),
    preview: `${labelled(words['order.total'], formatAmount(order.total, moneyOf(context)))} · ${lead}`,
    blocks: [
      { kind: 'heading', text: stepWords.title },
      { kind: 'lead', text: lead },
      ...(note ? [{ kind: 'quote', title: shop.name, text: note } as const] : []),
      follow === null
        ? { kind: 'button', text: placed.see, href: pageUrl }
        : { kind: 'button', text: steps.follow, href: follow },
      ...(follow === null
        ? []
        : [
            {
              kind: 'ways',
              lines: [{ text: placed.see, href: pageUrl, plain: labelled(placed.see, pageUrl) }],
            } as const,
          ]),
      ...(OFF.includes(step)
        ? []
        : [{ kind: 'facts', facts: [first, deliveryOf(context, { expected: EXPECTED.includes(step) })] } as const]),
      { kind: 'gap' },
      { kind: 'eyebrow', text: words.order(order.number), plain: words.order(order.number) },
      ...soldOf(context),
      ...replyOf(context),
      whyOrdered(context),
    ],
  })
}
