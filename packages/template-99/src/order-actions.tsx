import { chatDigits } from '@store/core'
import { Instalments, Link, useCart, usePaths, useSettings, useShop } from '@store/template-kit'
import { useState } from 'react'
import { ChatIcon } from './chat-icon.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/**
 * Sent to the shop's chat as it stands above, once it is known for whom; or paid here (`pago_online`). Without a number,
 * ordered here.
 */
export function OrderActions() {
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
      {!canChat && <p className="hint">{t('chat.none')}</p>}
      <div className="order-buttons">
        {canChat &&
          (canBuy ? (
            <Link href={paths.checkout(checkoutItems, true)} reloadDocument className="button">
              <ChatIcon /> {t('charla.send')}
            </Link>
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
      {totals && <Instalments amount={totals.total} limits={cart.financing} className="hint" />}
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
