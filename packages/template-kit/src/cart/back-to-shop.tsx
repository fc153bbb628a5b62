import { Link } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/** On with shopping: back to what the cart lies over, or from a page of its own to the list of everything. */
export function BackToShop(look: { readonly className?: string; readonly 'data-tone'?: string }) {
  const t = useT()
  const paths = usePaths()
  const { close, isOpen } = useCart()
  return isOpen ? (
    <button type="button" {...look} onClick={close}>
      {t('cart.continue')}
    </button>
  ) : (
    <Link {...look} href={paths.catalog()}>
      {t('cart.continue')}
    </Link>
  )
}
