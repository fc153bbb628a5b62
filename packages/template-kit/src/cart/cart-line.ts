import { type CheckedLine, lineKey } from '@store/core'
import { useMoney, usePaths, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'
import { type LineQuantity, useLineQuantity } from './line-quantity.ts'

/** Props of a `<button>`. Children given after the spread replace the text. */
export type LineAction = {
  readonly type: 'button'
  readonly 'aria-label'?: string
  readonly 'data-feature': string
  readonly onClick: () => void
  readonly children: string
}

export type CartLineState = {
  /** False: it cannot be bought, is shown dimmed and can only be removed (S5). */
  readonly isActive: boolean
  readonly href: string
  /** Price of all its units. */
  readonly amount: string
  /** Price of one unit; null where there is only one. */
  readonly each: string | null
  /** The price when the product was added, if it has changed. */
  readonly priceNote: string | null
  /** What is wrong: no longer sold, more units than the stock, or more than one order may have. */
  readonly problem: string | null
  /** A button that corrects the problem by reducing the quantity to what is available; null where it cannot. */
  readonly remedy: LineAction | null
  /** For `QuantityInput`. */
  readonly quantity: LineQuantity
  readonly remove: LineAction
}

/** Texts and actions of a line of the cart. `name`: the name in the labels of its buttons. */
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
        ? {
            type: 'button',
            'data-feature': 'remedy',
            onClick: () => setQuantity(count),
            children: t('cart.setTo', { count }),
          }
        : null,
    quantity: useLineQuantity(line, name),
    remove: {
      type: 'button',
      'aria-label': t('cart.removeOf', { name }),
      'data-feature': 'remove',
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
