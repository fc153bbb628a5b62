import type { LineKey, Product } from '@store/core'
import { useCart } from '@store/template-kit'
import { useEffect, useState } from 'react'

const SHOWN_FOR = 2000

/** The line that was added to the cart for this product in the last two seconds, else null. */
export function useJustAdded(product: Pick<Product, 'id'>): LineKey | null {
  const { lastAdded } = useCart()
  const [shown, setShown] = useState<LineKey | null>(null)
  useEffect(() => {
    const left = lastAdded ? lastAdded.at + SHOWN_FOR - Date.now() : 0
    if (!lastAdded || left <= 0 || lastAdded.key.split('.')[0] !== `${product.id}`) return setShown(null)
    setShown(lastAdded.key)
    const timer = setTimeout(() => setShown(null), left)
    return () => clearTimeout(timer)
  }, [lastAdded, product.id])
  return shown
}
