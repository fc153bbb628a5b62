import { Link, useCart, useMoney, usePaths, wantsNewTab } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { OrderIcon } from '../icons.tsx'
import { useWords } from '../words.ts'
import { loadCart } from './cart-drawer.tsx'

function useCartLink() {
  const paths = usePaths()
  const cart = useCart()
  const prepare = () => void loadCart().catch(() => {})
  return {
    href: paths.cart(),
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick(event: MouseEvent) {
      if (wantsNewTab(event)) return
      event.preventDefault()
      cart.open()
    },
  }
}

/** The link to the cart, as in "Pedido · Bs 145". */
export function CartButton() {
  const t = useWords()
  const money = useMoney()
  const { totals, count } = useCart()
  return (
    <Link {...useCartLink()} className="order-button middle" data-count={count || undefined}>
      {totals && count > 0 ? t('charla.orderOf', { amount: money(totals.total) }) : t('nav.cart')}
    </Link>
  )
}

/** The link to the cart in the header, on pages without the composer. */
export function HeaderCartLink() {
  const t = useWords()
  const { count } = useCart()
  return (
    <Link {...useCartLink()} className="bar-button middle" aria-label={t('nav.cartUnits', { count })}>
      <OrderIcon />
      {count > 0 && <span className="bar-count">{count}</span>}
    </Link>
  )
}
