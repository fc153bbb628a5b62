import { useCart, usePaths } from '@store/template-kit'
import { useEffect } from 'react'

/**
 * The server does not know the cart: a checkout without items in its address is redirected, in the browser, to one with
 * the content of the cart, instead of showing that there is nothing to buy.
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
