import { useEffect, useRef, useState } from 'react'
import { useCart } from '../cart/cart-provider.tsx'
import { useT } from '../shop-context.tsx'

/** Asks before it empties the cart; the focus goes to the safe answer. */
export function ClearCart() {
  const t = useT()
  const { clear } = useCart()
  const [asking, setAsking] = useState(false)
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) no.current?.focus()
  }, [asking])
  if (!asking)
    return (
      <button type="button" className="text-button" onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </button>
    )
  return (
    <fieldset className="clear-cart">
      <legend>{t('cart.clearConfirm')}</legend>
      <button type="button" className="text-button" onClick={clear}>
        {t('cart.yes')}
      </button>
      <button type="button" className="text-button" ref={no} onClick={() => setAsking(false)}>
        {t('cart.no')}
      </button>
    </fieldset>
  )
}
