import type { CheckedLine } from '@store/core'
import { useT } from '../shop-context.tsx'

/** What is wrong with a line of the cart (S5): gone, fewer left than asked for, or more than one order may have. */
export function useLineWarning(line: CheckedLine): string | null {
  const t = useT()
  const { status, maxQuantity, unitsAvailable: count } = line
  if (status === 'inactive') return t('cart.inactive')
  if (status === 'ok') return null
  if (count === 0) return t('product.soldOut')
  return maxQuantity !== null && count >= maxQuantity
    ? t('product.maximum', { count })
    : t('cart.outOfStock', { count })
}
