import { chatDigits, chatLink, plainChatText } from '@store/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useCart } from '../cart/cart-provider.tsx'
import { useMoney, useShop, useT } from '../shop-context.tsx'

/**
 * The chat address for a text: the app's on phones, the web chat elsewhere (B12). Null when the shop has no usable
 * number (M3). The server writes the app's, which works on both.
 */
export function useChatLink(text: string): string | null {
  const { chatNumber } = useShop().shop
  const [device, setDevice] = useState<'mobile' | 'desktop'>('mobile')
  useEffect(() => {
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) setDevice('desktop')
  }, [])
  return chatDigits(chatNumber) && chatNumber ? chatLink(chatNumber, text, device) : null
}

/** A link that opens a chat with the shop; nothing without a number. */
export function ChatLink(props: { readonly text: string; readonly className?: string; readonly children: ReactNode }) {
  const href = useChatLink(props.text)
  return href ? (
    <a href={href} className={props.className} target="_blank" rel="noopener noreferrer" data-chat-link="">
      {props.children}
    </a>
  ) : null
}

/** What a shopper writes to order the cart by chat: one line per product, then the total. */
export function useCartChatText(): string {
  const t = useT()
  const money = useMoney()
  const cart = useCart()
  const lines = cart.lines
    .filter((line) => line.quantity > 0)
    .map((line) =>
      t('chat.line', {
        quantity: line.quantity,
        name: plainChatText([line.name, ...line.variant].join(' · ')),
        amount: money(line.unitPrice * line.quantity),
      }),
    )
  return [t('chat.order'), ...lines, cart.totals ? t('chat.total', { amount: money(cart.totals.total) }) : ''].join(
    '\n',
  )
}
