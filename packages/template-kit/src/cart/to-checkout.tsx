import type { ReactNode } from 'react'
import { Link } from '../host.tsx'
import { useMark } from '../mark.ts'
import type { CommonSettings } from '../settings.ts'
import { useMoney, usePaths, useSettings, useShop, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/**
 * Problems that prevent checkout, and notices to read before it, one sentence each. Nothing before the cart was checked.
 */
export function CartProblems({ className }: { readonly className?: string }) {
  return useCartProblems().map((problem) => (
    <p key={problem} className={className} data-feature="problem">
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

export type CheckoutButtonProps = {
  readonly className?: string
  /** Disables it for a reason of the template's. */
  readonly disabled?: boolean
  readonly 'data-tone'?: string
  readonly 'data-size'?: string
  readonly children?: ReactNode
}

/**
 * A link to checkout with the items of the cart, or to an order by chat; a disabled button while a problem prevents it. Its
 * text is the kit's, unless the template gives children.
 */
export function ToCheckout(props: CheckoutButtonProps & { readonly byChat?: boolean }) {
  const paths = usePaths()
  const way = useWayOn()
  const mark = useMark()
  const { checkoutItems, id } = useCart()
  const { byChat = false, disabled = false, children = way[byChat ? 'byChat' : 'onward'], ...rest } = props
  const attributes = byChat
    ? { ...rest, 'data-feature': 'chat' }
    : { ...rest, 'data-feature': 'onward', ...mark('onlinePayment') }
  return way.canBuy && !disabled ? (
    <Link href={paths.checkout(checkoutItems, byChat, id)} reloadDocument {...attributes}>
      {children}
    </Link>
  ) : (
    <button type="button" disabled {...attributes}>
      {children}
    </button>
  )
}

/** A link to an order by chat. Nothing where the shop has no chat number. */
export function ToChat(attributes: CheckoutButtonProps) {
  return useShop().shop.chatNumber ? <ToCheckout byChat {...attributes} /> : null
}

/** Whether the cart can be bought, and the texts of the buttons to checkout and chat. */
export function useWayOn(): { readonly canBuy: boolean; readonly onward: string; readonly byChat: string } {
  const t = useT()
  const { totals, check } = useCart()
  const { onlinePayment } = useSettings<Partial<CommonSettings>>()
  const canBuy = check?.valid === true && totals !== null && !totals.minimum
  return { canBuy, onward: t(onlinePayment ? 'cart.payOnline' : 'cart.checkout'), byChat: t('cart.buyByChat') }
}
