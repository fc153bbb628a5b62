import { type CheckedLine, lineKey } from '@store/core'
import { useMoney, usePaths, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'
import { type LineQuantity, useLineQuantity } from './line-quantity.ts'

/** To be spread on a button; what is drawn in it instead of its words comes after. */
export type LineAct = {
  readonly type: 'button'
  readonly 'aria-label'?: string
  readonly onClick: () => void
  readonly children: string
}

export type CartLineState = {
  /** False: it cannot be bought, is shown dim and can only leave (S5). */
  readonly isActive: boolean
  readonly href: string
  /** What its units come to. */
  readonly amount: string
  /** What one costs, where there are more. */
  readonly each: string | null
  /** The price it had when it was put in, where that was another. */
  readonly priceNote: string | null
  /** What is wrong with it: gone, fewer left than asked for, or more than one order may have. */
  readonly problem: string | null
  /** Remedies the problem by taking what there is; null where there is none. */
  readonly remedy: LineAct | null
  /** For `QuantityInput`. */
  readonly quantity: LineQuantity
  readonly remove: LineAct
}

/** A line of the cart: what there is to say of it, and what can be done with it. `name`: what its acts are labelled with. */
export function useCartLine(line: CheckedLine, name = line.name): CartLineState {
  const t = useT()
  const money = useMoney()
  const paths = usePaths()
  const cart = useCart()
  const { status, unitPrice, priceChangedFrom, unitsAvailable: count } = line
  const key = lineKey(line)
  const isActive = status !== 'inactive' && count > 0
  const setQuantity = (quantity: number) => cart.setQuantity(key, quantity)
  return {
    isActive,
    href: paths.product(line),
    amount: money(unitPrice * line.quantity),
    each: line.quantity > 1 ? t('cart.each', { amount: money(unitPrice) }) : null,
    priceNote: priceChangedFrom === null ? null : t('cart.priceChanged', { amount: money(priceChangedFrom) }),
    problem: useProblem(line),
    remedy:
      isActive && status === 'outOfStock'
        ? { type: 'button', onClick: () => setQuantity(count), children: t('cart.setTo', { count }) }
        : null,
    quantity: useLineQuantity(line, name),
    remove: {
      type: 'button',
      'aria-label': t('cart.removeOf', { name }),
      onClick: () => cart.remove(key),
      children: t('cart.remove'),
    },
  }
}

function useProblem({ status, maxQuantity, unitsAvailable: count }: CheckedLine): string | null {
  const t = useT()
  if (status === 'inactive') return t('cart.inactive')
  if (status === 'ok') return null
  if (count === 0) return t('product.soldOut')
  return maxQuantity !== null && count >= maxQuantity
    ? t('product.maximum', { count })
    : t('cart.outOfStock', { count })
}
