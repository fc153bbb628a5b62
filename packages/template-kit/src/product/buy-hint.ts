import { useT } from '../shop-context.tsx'
import type { BuyState } from './buy-form.tsx'

/** The number of units up to which "only … left" is shown. */
const FEW = 5

export type BuyHint = { readonly text: string; readonly problem: boolean }

/**
 * The note beside a buy button (S3, D3): why nothing was added, that the variant is sold out, how few units are left, or the
 * limit per order. Null when none applies.
 */
export function useBuyHint(buy: BuyState): BuyHint | null {
  const t = useT()
  const { outcome, product } = buy
  if (outcome && outcome !== 'added') return { text: t(`cart.refused.${outcome}`), problem: true }
  if (buy.availability === 'soldOut' && buy.variant) return { text: t('product.variantSoldOut'), problem: false }
  if (buy.availability !== 'available' || buy.needsChoice) return null
  const { maxQuantity } = product
  if (maxQuantity !== null && buy.unitsLeft >= maxQuantity)
    return { text: t('product.maximum', { count: maxQuantity }), problem: false }
  return buy.unitsLeft <= FEW ? { text: t('product.left', { count: buy.unitsLeft }), problem: false } : null
}
