import { useCart, usePaths } from '@store/template-kit'
import { useEffect } from 'react'

/**
 * The server knows nothing of a cart: who opens checkout without naming anything is brought to that of what their cart
 * holds, in place of a page that says there is nothing to buy.
 *
 * @param items as the address names them; null while a form is being answered
 */
export function useCheckoutOfCart(items: string | null, byChat: boolean): void {
  const paths = usePaths()
  const { checkoutItems, id } = useCart()
  useEffect(() => {
    if (items === '' && checkoutItems) location.replace(paths.checkout(checkoutItems, byChat, id))
  }, [items, checkoutItems, byChat, id, paths])
}
