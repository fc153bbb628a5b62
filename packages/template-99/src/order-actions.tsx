import { chatDigits } from '@store/core'
import { ChatLink, Link, useCart, useOrderMessage, usePaths, useSettings, useShop } from '@store/template-kit'
import { useState } from 'react'
import { Stroke } from './icons.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** Sent to the shop's chat as it stands above, or paid here (`pago_online`); without a number, ordered here. */
export function OrderActions() {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const { shop } = useShop()
  const { onlinePayment } = useSettings<Settings>()
  const { text } = useOrderMessage()
  const { check, totals, checkoutItems } = cart
  const canChat = chatDigits(shop.chatNumber) !== null
  const canBuy = check?.valid === true && !totals?.minimum?.missing
  const checkout = t(onlinePayment ? 'cart.payOnline' : canChat ? 'charla.orderHere' : 'cart.checkout')
  const tone = canChat ? 'quiet' : undefined
  return (
    <div className="order-actions">
      {!canChat && <p className="hint">{t('chat.none')}</p>}
      <div className="order-buttons">
        {canChat &&
          (canBuy ? (
            <ChatLink text={text} className="button">
              <ChatIcon /> {t('charla.send')}
            </ChatLink>
          ) : (
            <button type="button" className="button" disabled>
              <ChatIcon /> {t('charla.send')}
            </button>
          ))}
        {canBuy ? (
          <Link href={paths.checkout(checkoutItems)} reloadDocument className="button" data-tone={tone}>
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
      <div className="order-words">
        <Link href={paths.catalog()} className="word">
          {t('cart.continue')}
        </Link>
        <ClearOrder />
      </div>
    </div>
  )
}

function ClearOrder() {
  const t = useWords()
  const cart = useCart()
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <button type="button" className="word" onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </button>
    )
  return (
    <fieldset className="clear">
      <legend>{t('cart.clearConfirm')}</legend>
      <button type="button" className="chip" onClick={cart.clear}>
        {t('cart.yes')}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the word that was pressed */}
      <button type="button" className="chip" autoFocus onClick={() => setAsking(false)}>
        {t('cart.no')}
      </button>
    </fieldset>
  )
}

/** Only on what opens a WhatsApp chat with the order: a bubble with a handset in it. */
const ChatIcon = () => (
  <Stroke>
    <path d="M4 20.5 5.2 16A8.5 8.5 0 1 1 8.5 19.200Z" />
    <path
      d="M9.2 8.300c-.9 3.300 3.2 7.400 6.5 6.500l.3-1.800-2-1-1 .9c-1-.5-1.600-1.100-2-2l.8-1-1-2z"
      fill="currentColor"
      stroke="none"
    />
  </Stroke>
)
