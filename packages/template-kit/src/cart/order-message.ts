import { chatMessage, type LineKey, lineKey, plainChatText, type ShippingQuote } from '@store/core'
import { useDiscountName } from '../order/totals-list.tsx'
import { useMoney, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

export type OrderMessage = {
  readonly opening: string
  /** One for each line that can be bought, in the cart's order. */
  readonly lines: readonly { readonly key: LineKey; readonly text: string }[]
  /** "and 12 products more", for lines that were left out: the length of a link is limited, and the total must be in it. */
  readonly rest: string | null
  /** Subtotal, discounts, shipping, total. */
  readonly sums: readonly string[]
  /** All of these, joined with line breaks: the text in the chat link. */
  readonly text: string
}

/** The chat message that orders the cart. A template may show it before it is sent. */
export function useOrderMessage(): OrderMessage {
  const t = useT()
  const money = useMoney()
  const nameOf = useDiscountName()
  const { lines, totals } = useCart()
  const ordered = lines
    .filter(({ quantity, status }) => quantity > 0 && status !== 'inactive')
    .map((line) => ({
      key: lineKey(line),
      text: t('chat.line', {
        quantity: line.quantity,
        name: plainChatText([line.name, ...line.variant, line.message].filter(Boolean).join(' · ')),
        amount: money(line.unitPrice * line.quantity),
      }),
    }))
  const shipping = (quote: ShippingQuote): string =>
    quote.kind === 'quoted'
      ? quote.price === 0
        ? t('shipping.free')
        : money(quote.price)
      : t(quote.kind === 'cityNeeded' ? 'shipping.cityNeeded' : 'chat.toBeAgreed')
  const sums = totals
    ? [
        t('chat.sum', { name: t('cart.subtotal'), amount: money(totals.subtotal) }),
        ...totals.discounts.map((discount) =>
          t('chat.sum', { name: plainChatText(nameOf(discount)), amount: `−${money(discount.amount)}` }),
        ),
        t('chat.sum', { name: t('shipping.label'), amount: shipping(totals.shipping) }),
        t('chat.total', { amount: money(totals.total) }),
      ]
    : []

  const opening = t('chat.order')
  const more = (count: number) => t('chat.more', { count })
  const { shownLines, withSums, text } = chatMessage({
    head: [opening],
    lines: ordered.map((line) => line.text),
    more,
    sums: sums.slice(0, -1),
    foot: sums.slice(-1),
  })
  const left = ordered.length - shownLines
  return {
    opening,
    lines: ordered.slice(0, shownLines),
    rest: left > 0 ? more(left) : null,
    sums: sums.slice(withSums ? 0 : -1),
    text,
  }
}
