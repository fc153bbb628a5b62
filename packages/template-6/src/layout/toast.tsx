import { lineKey } from '@store/core'
import { TickIcon, useCart, useMoney } from '@store/template-kit'
import { useEffect, useState } from 'react'
import { useWords } from '../words.ts'

const SHOWN_FOR = 5000

/**
 * A message after adding: the product and the cart's total. It closes after five seconds, but not while it has pointer
 * or focus. Screen readers do not hear it: the kit's live region has announced the same.
 */
export default function Toast() {
  const t = useWords()
  const money = useMoney()
  const cart = useCart()
  const { lastAdded } = cart
  const [shown, setShown] = useState<typeof lastAdded>(null)
  const [held, setHeld] = useState(false)
  useEffect(() => setShown(lastAdded), [lastAdded])
  useEffect(() => {
    if (!shown || held) return
    const timer = setTimeout(() => setShown(null), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [shown, held])
  const line = shown && cart.lines.find((line) => lineKey(line) === shown.key)
  if (!line || !cart.totals || cart.isOpen) return null
  return (
    <section
      className="toast"
      aria-label={t('volt.toast')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <TickIcon />
      <p>
        <b>{line.name}</b>
        <span>
          {t('volt.toast')} {money(cart.totals.subtotal - cart.totals.discount)}
        </span>
      </p>
      <button type="button" className="button" data-tone="quiet" onClick={cart.open}>
        {t('cart.goTo')}
      </button>
    </section>
  )
}
