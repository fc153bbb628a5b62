import { useEffect, useState } from 'react'
import { useShop } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'
import { type BoughtLine, isPurchase, readPurchase } from './purchase.ts'

const NONE: readonly BoughtLine[] = []

/**
 * The lines that a checkout is of: the cart's, or what is bought beside it.
 *
 * @param cart id in the checkout's address; null while it is not known
 */
export function useBoughtLines(cart: string | null): readonly BoughtLine[] {
  const { shop } = useShop()
  const { lines } = useCart()
  const [bought, setBought] = useState(NONE)
  const isBeside = cart !== null && isPurchase(cart)
  useEffect(() => setBought(isBeside ? readPurchase(shop.id, cart) : NONE), [shop.id, cart, isBeside])
  return isBeside ? bought : lines
}
