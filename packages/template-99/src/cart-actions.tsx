import { chatDigits } from '@store/core'
import {
  BackToShop,
  ClearCart,
  Instalments,
  ToChat,
  ToCheckout,
  useCart,
  useSettings,
  useShop,
} from '@store/template-kit'
import { ChatIcon } from './chat-icon.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/**
 * The buttons below the cart: send it by chat, or pay online (`onlinePayment`). In shops without a chat number, check
 * out.
 */
export function CartActions() {
  const t = useWords()
  const cart = useCart()
  const { shop } = useShop()
  const { onlinePayment } = useSettings<Settings>()
  const { totals } = cart
  const canChat = chatDigits(shop.chatNumber) !== null
  return (
    <div className="order-actions">
      <div className="order-buttons">
        <ToChat className="button">
          <ChatIcon /> {t('charla.send')}
        </ToChat>
        <ToCheckout className="button" data-tone={canChat ? 'quiet' : undefined}>
          {t(onlinePayment ? 'cart.payOnline' : canChat ? 'charla.orderHere' : 'cart.checkout')}
        </ToCheckout>
      </div>
      {totals && <Instalments amount={totals.total} limits={cart.financing} className="hint" />}
      <div className="order-words">
        <BackToShop className="word" />
        <ClearCart className="word" askingClassName="clear" answers={{ className: 'chip' }} />
      </div>
    </div>
  )
}
