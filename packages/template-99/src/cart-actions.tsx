import { chatDigits } from '@store/core'
import { BackToShop, ClearCart, Instalments, Link, useCart, usePaths, useSettings, useShop } from '@store/template-kit'
import { ChatIcon } from './chat-icon.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/**
 * The buttons below the cart: send it by chat, or pay online (`onlinePayment`). In shops without a chat number, check
 * out.
 */
export function CartActions() {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const { shop } = useShop()
  const { onlinePayment } = useSettings<Settings>()
  const { check, totals, checkoutItems } = cart
  const canChat = chatDigits(shop.chatNumber) !== null
  const canBuy = check?.valid === true && !totals?.minimum?.missing
  const checkout = t(onlinePayment ? 'cart.payOnline' : canChat ? 'charla.orderHere' : 'cart.checkout')
  const tone = canChat ? 'quiet' : undefined
  return (
    <div className="order-actions">
      <div className="order-buttons">
        {canChat &&
          (canBuy ? (
            <Link href={paths.checkout(checkoutItems, true, cart.id)} reloadDocument className="button">
              <ChatIcon /> {t('charla.send')}
            </Link>
          ) : (
            <button type="button" className="button" disabled>
              <ChatIcon /> {t('charla.send')}
            </button>
          ))}
        {canBuy ? (
          <Link href={paths.checkout(checkoutItems, false, cart.id)} reloadDocument className="button" data-tone={tone}>
            {checkout}
          </Link>
        ) : (
          !canChat && (
            <button type="button" className="button" disabled>
              {checkout}
            </button>
          )
        )}
      </div>
      {totals && <Instalments amount={totals.total} limits={cart.financing} className="hint" />}
      <div className="order-words">
        <BackToShop className="word" />
        <ClearCart className="word" askingClassName="clear" answers={{ className: 'chip' }} />
      </div>
    </div>
  )
}
