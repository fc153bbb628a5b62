import { useCart } from '@store/template-kit'
import { useEffect, useRef, useState } from 'react'
import { useWords } from './words.ts'

/** Asks before it empties the order; the focus goes to the safe answer. */
export function ClearOrder() {
  const t = useWords()
  const { clear } = useCart()
  const [asking, setAsking] = useState(false)
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) no.current?.focus()
  }, [asking])
  if (!asking)
    return (
      <button type="button" className="quiet-link" onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </button>
    )
  return (
    <fieldset className="clear-order">
      <legend>{t('cart.clearConfirm')}</legend>
      <button type="button" className="quiet-link" onClick={clear}>
        {t('cart.yes')}
      </button>
      <button type="button" className="quiet-link" ref={no} onClick={() => setAsking(false)}>
        {t('cart.no')}
      </button>
    </fieldset>
  )
}
