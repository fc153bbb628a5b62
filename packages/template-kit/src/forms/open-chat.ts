import { chatDigits, chatLink, lineKey, type OrderLine } from '@store/core'
import { useEffect } from 'react'
import { useCart } from '../cart/cart-provider.tsx'
import { chatDevice } from '../order/chat.tsx'
import { useShop } from '../shop-context.tsx'

/** In the address of an order's page, right after it was placed: the shop is to be written to. */
const CHAT = 'chat'

/**
 * Right after an order by chat the shop is written to: in the app on a phone, on the web elsewhere. Once, and never on a
 * later visit; whoever comes back finds the order, and the message as a link.
 *
 * @param text what to write; null: there is nothing to write any more
 * @param ordered what has to be out of the cart before this page is left
 */
export function useOpenChat(text: string | null, ordered: readonly OrderLine[]): void {
  const { ready, lines } = useCart()
  const { chatNumber } = useShop().shop
  useEffect(() => {
    const url = new URL(location.href)
    const keys = ordered.map(lineKey)
    const leaves = ready && !lines.some((line) => keys.includes(lineKey(line)))
    if (!leaves || text === null || !chatNumber || !chatDigits(chatNumber) || !url.searchParams.has(CHAT)) return
    url.searchParams.delete(CHAT)
    history.replaceState(history.state, '', url)
    // A page that is left before it is loaded leaves no trace to come back to.
    const href = chatLink(chatNumber, text, chatDevice())
    const leave = () => void setTimeout(() => location.assign(href))
    if (document.readyState === 'complete') leave()
    else addEventListener('load', leave, { once: true })
  }, [ready, lines, ordered, text, chatNumber])
}
