import { useCart, usePaths } from '@store/template-kit'
import { useEffect } from 'react'

/**
 * Redirects a checkout without items in its address, in the browser, to one with the content of the cart: the server
 * does not have the cart, and would show that there is nothing to buy.
 *
 * @param items as in the address; null for the reply to a submitted form
 */
export function useCheckoutOfCart(items: string | null, byChat: boolean): void {
  const paths = usePaths()
  const { checkoutItems, id } = useCart()
  useEffect(() => {
    if (items === '' && checkoutItems) location.replace(paths.checkout(checkoutItems, byChat, id))
  }, [items, checkoutItems, byChat, id, paths])
}
