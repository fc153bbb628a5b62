import { Link } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/** "Continue shopping": closes the cart drawer; on the cart page, links to the catalogue. */
export function BackToShop(attributes: { readonly className?: string; readonly 'data-tone'?: string }) {
  const t = useT()
  const paths = usePaths()
  const { close, isOpen } = useCart()
  return isOpen ? (
    <button type="button" {...attributes} onClick={close}>
      {t('cart.continue')}
    </button>
  ) : (
    <Link {...attributes} href={paths.catalog()}>
      {t('cart.continue')}
    </Link>
  )
}
