import { Link, useCart, useMoney, usePaths, wantsNewTab } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { BasketIcon } from '../icons.tsx'
import { useWords } from '../words.ts'
import { loadCart } from './cart-sheet.tsx'

/** On screens too narrow for the cart's column: a bar at the bottom with count and total, which opens the cart. */
export function CartBar() {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const { count, totals, open, lastAdded } = useCart()
  const prepare = () => void loadCart().catch(() => {})
  const show = (event: MouseEvent) => {
    if (wantsNewTab(event)) return
    event.preventDefault()
    open()
  }
  return (
    <aside className="bar" aria-label={t('nav.cart')}>
      <Link
        href={paths.cart()}
        className="bar-link"
        data-full={count > 0 ? '' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        {lastAdded && <i key={lastAdded.at} className="flash" aria-hidden="true" />}
        <BasketIcon />
        <span className="bar-words">{count > 0 ? t('canasta.products', { count }) : t('cart.title')}</span>
        {totals && <b>{money(totals.total)}</b>}
      </Link>
    </aside>
  )
}
