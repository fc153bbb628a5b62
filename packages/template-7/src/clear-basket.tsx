import { useCart } from '@store/template-kit'
import { useEffect, useRef, useState } from 'react'
import { useWords } from './words.ts'

/** Asks before it empties the basket; the focus goes to the safe answer. */
export function ClearBasket() {
  const t = useWords()
  const { clear } = useCart()
  const [isAsking, setAsking] = useState(false)
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) no.current?.focus()
  }, [isAsking])
  if (!isAsking)
    return (
      <button type="button" className="text-button clear" onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </button>
    )
  return (
    <fieldset className="clear">
      <legend>{t('cart.clearConfirm')}</legend>
      <button type="button" className="button" data-tone="quiet" onClick={clear}>
        {t('cart.yes')}
      </button>
      <button type="button" className="button" data-tone="quiet" ref={no} onClick={() => setAsking(false)}>
        {t('cart.no')}
      </button>
    </fieldset>
  )
}
