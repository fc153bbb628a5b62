import { type AppliedDiscount, formatAmount } from '@store/core'
import type { Block } from './block.ts'
import { type MailContext, moneyOf, type OrderMailContext, pictureForMail } from './mail-context.ts'
import { type MailWords, WORDS } from './words.ts'

/** The order's lines and sums. */
export function soldOf(context: OrderMailContext): readonly Block[] {
  const { order, shop } = context
  const words = WORDS[shop.language]
  const written = (amount: number) => formatAmount(amount, moneyOf(context))
  const lines = order.lines.map(({ image, name, variant, quantity, unitPrice, message }) => ({
    name,
    variant,
    picture: pictureForMail(context.url, image, 160),
    times: `${quantity} ×`,
    unitPrice: written(unitPrice),
    price: written(unitPrice * quantity),
    message: message && words.quoted(message),
  }))
  const steps = order.discounts.map((discount) => [nameOf(discount, words), written(-discount.amount)] as const)
  return [
    { kind: 'lines', lines },
    {
      kind: 'totals',
      steps: [
        ...(order.discount > 0 || order.shipping > 0
          ? [[words['cart.subtotal'], written(order.subtotal)] as const]
          : []),
        ...steps,
        [words['order.shipping'], order.shipping > 0 ? written(order.shipping) : words['shipping.free']],
      ],
      total: [words['order.total'], written(order.total)],
    },
  ]
}

const nameOf = ({ trigger, id, name }: AppliedDiscount, words: MailWords) =>
  trigger === 'coupon' ? words.coupon(id) : (name ?? words.discount)

/** The note that replies to this mail reach the shop; empty if the shop has no address. */
export function replyOf({ shop }: MailContext): readonly Block[] {
  const { placed } = WORDS[shop.language]
  return shop.email ? [{ kind: 'ways', lines: [`${placed.questions} ${placed.reply(shop.name)}`] }] : []
}

/** Why a buyer gets this mail, and from where. */
export const whyOrdered = ({ shop, url }: MailContext): Block => ({
  kind: 'end',
  lines: [WORDS[shop.language].placed.why(shop.name), siteLink(url)],
})

/** A shop's URL without its protocol. */
export const siteLink = (url: string) => ({ text: url.replace(/^https?:\/\//, ''), href: url, plain: url })
