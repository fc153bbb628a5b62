import { useEffect, useState } from 'react'
import { useShop } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'
import { type BoughtLine, endPurchase, readPurchase } from './purchase.ts'

/**
 * The lines that a checkout is of: the cart's, or what is bought beside it.
 *
 * @param cart id in the checkout's address; null while it is not known
 */
export function useBoughtLines(cart: string | null): readonly BoughtLine[] {
  const { shop } = useShop()
  const { lines } = useCart()
  const [purchase, setPurchase] = useState<ReturnType<typeof readPurchase>>(null)
  useEffect(() => {
    if (cart === null) return
    const kept = readPurchase(shop.id)
    if (kept?.id === cart) setPurchase(kept)
    else endPurchase(shop.id)
  }, [shop.id, cart])
  return purchase?.lines ?? lines
}
