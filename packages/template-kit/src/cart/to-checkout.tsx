import type { ReactNode } from 'react'
import { Link } from '../host.tsx'
import type { CommonSettings } from '../settings.ts'
import { useMoney, usePaths, useSettings, useShop, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/**
 * What stands in the way of buying what is in the cart, or is to be known before, a sentence each. Nothing before it was
 * checked.
 */
export function CartProblems({ className }: { readonly className?: string }) {
  return useCartProblems().map((problem) => (
    <p key={problem} className={className}>
      {problem}
    </p>
  ))
}

function useCartProblems(): readonly string[] {
  const t = useT()
  const money = useMoney()
  const { totals, check, checking, isFleeting } = useCart()
  if (!totals || !check) return []
  const { minimum } = totals
  return [
    ...(check.valid ? [] : [t('cart.invalid')]),
    ...(checking === 'failed' ? [t('cart.checkFailed')] : []),
    ...(isFleeting ? [t('cart.fleeting')] : []),
    ...(minimum ? [t('cart.minimum', { amount: money(minimum.amount), missing: money(minimum.missing) })] : []),
  ]
}

export type WayLook = {
  readonly className?: string
  /** Something of the template's own is in the way. */
  readonly disabled?: boolean
  readonly 'data-tone'?: string
  readonly 'data-size'?: string
  readonly children?: ReactNode
}

/**
 * On to checkout with what is in the cart, or by chat; a button that cannot be pressed while something is in the way. In
 * it stands what the way is called, unless the template says more.
 */
export function ToCheckout(props: WayLook & { readonly byChat?: boolean }) {
  const paths = usePaths()
  const way = useWayOn()
  const { checkoutItems, id } = useCart()
  const { byChat = false, disabled = false, children = way[byChat ? 'byChat' : 'onward'], ...look } = props
  return way.canBuy && !disabled ? (
    <Link href={paths.checkout(checkoutItems, byChat, id)} reloadDocument {...look}>
      {children}
    </Link>
  ) : (
    <button type="button" disabled {...look}>
      {children}
    </button>
  )
}

/** On by chat. Nothing where the shop has no number: that is no business of a shopper's. */
export function ToChat(look: WayLook) {
  return useShop().shop.chatNumber ? <ToCheckout byChat {...look} /> : null
}

/** Whether nothing stands in the way, and what the ways on from the cart are called. */
export function useWayOn(): { readonly canBuy: boolean; readonly onward: string; readonly byChat: string } {
  const t = useT()
  const { totals, check } = useCart()
  const { onlinePayment } = useSettings<Partial<CommonSettings>>()
  const canBuy = check?.valid === true && totals !== null && !totals.minimum
  return { canBuy, onward: t(onlinePayment ? 'cart.payOnline' : 'cart.checkout'), byChat: t('cart.buyByChat') }
}
