import { Link } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/** The way on from an empty cart: what it lies over, or on its own page the list of everything. */
export function BackToShop({ className }: { readonly className?: string }) {
  const t = useT()
  const paths = usePaths()
  const { close, isOpen } = useCart()
  return isOpen ? (
    <button type="button" className={className} onClick={close}>
      {t('cart.continue')}
    </button>
  ) : (
    <Link href={paths.catalog()} className={className}>
      {t('cart.continue')}
    </Link>
  )
}
