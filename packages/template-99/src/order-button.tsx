import { Link, useCart, useMoney, usePaths } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { OrderIcon } from './icons.tsx'
import { loadOrder } from './order-drawer.tsx'
import { useWords } from './words.ts'

function useOrderLink() {
  const paths = usePaths()
  const cart = useCart()
  const prepare = () => void loadOrder().catch(() => {})
  return {
    href: paths.cart(),
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      cart.open()
    },
  }
}

/** "Pedido · Bs 145": opens the message that will be sent. */
export function OrderButton() {
  const t = useWords()
  const money = useMoney()
  const { totals, count } = useCart()
  return (
    <Link {...useOrderLink()} className="order-button" data-count={count || undefined}>
      {totals && count > 0 ? t('charla.orderOf', { amount: money(totals.total) }) : t('nav.cart')}
    </Link>
  )
}

/** The order in the header, where the composer sells a product. */
export function OrderMark() {
  const t = useWords()
  const { count } = useCart()
  return (
    <Link {...useOrderLink()} className="bar-button" aria-label={t('nav.cartUnits', { count })}>
      <OrderIcon />
      {count > 0 && <span className="bar-count">{count}</span>}
    </Link>
  )
}
