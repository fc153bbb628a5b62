import { useCart } from '@store/template-kit'
import { useEffect, useRef, useState } from 'react'
import { useWords } from './words.ts'

/** Asks before it empties the tray; the focus goes to the safe answer. */
export function ClearTray() {
  const t = useWords()
  const { clear } = useCart()
  const [asking, setAsking] = useState(false)
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) no.current?.focus()
  }, [asking])
  if (!asking)
    return (
      <button type="button" className="under" onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </button>
    )
  return (
    <span className="clear-tray">
      {t('cart.clearConfirm')}
      <button type="button" className="under" onClick={clear}>
        {t('cart.yes')}
      </button>
      <button type="button" className="under" ref={no} onClick={() => setAsking(false)}>
        {t('cart.no')}
      </button>
    </span>
  )
}
