import { useEffect, useState } from 'react'
import { useShop } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'
import { type BoughtLine, isPurchase, readPurchase } from './purchase.ts'

const NONE: readonly BoughtLine[] = []

/**
 * The lines of a checkout: those of the cart, or of a purchase made with "buy now", without the cart.
 *
 * @param cart id in the checkout's address; null while it is not known
 */
export function useBoughtLines(cart: string | null): readonly BoughtLine[] {
  const { shop } = useShop()
  const { lines } = useCart()
  const [bought, setBought] = useState(NONE)
  const isBuyNow = cart !== null && isPurchase(cart)
  useEffect(() => setBought(isBuyNow ? readPurchase(shop.id, cart) : NONE), [shop.id, cart, isBuyNow])
  return isBuyNow ? bought : lines
}
