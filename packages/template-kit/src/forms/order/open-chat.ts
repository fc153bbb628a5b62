import { chatDigits, chatLink, lineKey, type OrderLine } from '@store/core'
import { useEffect } from 'react'
import { useCart } from '../../cart/cart-provider.tsx'
import { chatDevice } from '../../order/chat.tsx'
import { useShop } from '../../shop-context.tsx'

/** Parameter in the address of an order's page right after it was placed: the chat is to be opened. */
const CHAT = 'chat'

/**
 * Opens the chat with the order's message right after an order by chat was placed, in the app on phones, on the web elsewhere.
 * This happens once: the parameter is removed from the address, and a later visit shows the message as a link.
 *
 * @param text the message; null: the order needs no message any more
 * @param ordered lines that must have been removed from the cart before this page is left
 */
export function useOpenChat(text: string | null, ordered: readonly OrderLine[]): void {
  const { ready, lines } = useCart()
  const { chatNumber } = useShop().shop
  useEffect(() => {
    const url = new URL(location.href)
    const keys = ordered.map(lineKey)
    const isCartClean = ready && !lines.some((line) => keys.includes(lineKey(line)))
    if (!isCartClean || text === null || !chatNumber || !chatDigits(chatNumber) || !url.searchParams.has(CHAT)) return
    url.searchParams.delete(CHAT)
    history.replaceState(history.state, '', url)
    // Navigating before the page has loaded would replace its history entry, so that "back" could not return to it.
    const href = chatLink(chatNumber, text, chatDevice())
    const openChat = () => void setTimeout(() => location.assign(href))
    if (document.readyState === 'complete') openChat()
    else addEventListener('load', openChat, { once: true })
  }, [ready, lines, ordered, text, chatNumber])
}
