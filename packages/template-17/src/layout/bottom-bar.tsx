import {
  imageUrl,
  type LayoutProps,
  Link,
  useCart,
  useMark,
  usePaths,
  useSettings,
  useShop,
  wantsNewTab,
} from '@store/template-kit'
import type { MouseEvent } from 'react'
import { loadCart } from '../cart/load-cart.ts'
import type { Density } from '../parts/density.tsx'
import { Stops } from '../parts/scrubber.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** The densities that fit in a cell of the bar. */
const BAR_DENSITIES: readonly Density[] = [1, 2, 4, 'list']
/** Screens with a contact sheet, and below those without the cart's drawer. */
const WITH_SHEET: readonly LayoutProps['screen'][] = ['Home', 'Catalog']
const WITH_RECEIPT: readonly LayoutProps['screen'][] = ['Cart', 'Checkout']

/** The navigation: a bar at the bottom edge of every page. */
export function BottomBar({ screen, onFind }: Pick<LayoutProps, 'screen'> & { readonly onFind: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const settings = useSettings<Settings>()
  const mark = useMark<Settings>()
  const isSquare = logo !== null && settings.logo === 'square'
  return (
    <nav className="bar" aria-label={t('nav.main')}>
      <Link
        href={paths.home()}
        className="bar-home"
        {...mark('logo')}
        aria-label={isSquare ? t('nav.logo', { name: shop.name }) : undefined}
        aria-current={screen === 'Home' ? 'page' : undefined}
        data-shape={isSquare ? 'square' : undefined}
      >
        {isSquare ? <img src={imageUrl(logo.src, 96)} alt="" width={48} height={48} /> : t('nav.home')}
      </Link>
      <button type="button" popovertarget="table" {...mark('drop')}>
        {settings.drop || t('callejon.all')}
      </button>
      <button type="button" popovertarget="finder" onClick={onFind}>
        {t('search.submit')}
      </button>
      <span className="bar-density">
        <Stops stops={BAR_DENSITIES} here={WITH_SHEET.includes(screen)} />
      </span>
      <Link href={paths.contact()} className="bar-contact" aria-current={screen === 'Contact' ? 'page' : undefined}>
        {t('nav.contact')}
      </Link>
      <CartCell inSight={WITH_RECEIPT.includes(screen)} />
    </nav>
  )
}

/**
 * The link to the cart page. With JavaScript it opens the cart's drawer instead, except on pages that show the cart.
 */
function CartCell({ inSight }: { readonly inSight: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const { count, lastAdded, open } = useCart()
  const prepare = () => void loadCart().catch(() => {})
  const print = (event: MouseEvent) => {
    if (inSight || wantsNewTab(event)) return
    event.preventDefault()
    open()
  }
  return (
    <Link
      href={paths.cart()}
      className="bar-receipt"
      aria-label={count > 0 ? t('nav.cartUnits', { count }) : t('nav.cart')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={print}
    >
      {/* A new key makes a new element, so the CSS animation runs again after each product that is added. */}
      <span key={lastAdded?.at} data-new={lastAdded ? '' : undefined}>
        {count > 0 ? t('callejon.receipt', { count }) : t('nav.cart')}
      </span>
    </Link>
  )
}
