import { imageUrl, type LayoutProps, Link, useCart, usePaths, useSettings, useShop } from '@store/template-kit'
import type { MouseEvent } from 'react'
import type { Density } from './density.tsx'
import { loadReceipt } from './load-receipt.ts'
import { Stops } from './scrubber.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** The few of the scrubber's stops that a cell of the bar has room for. */
const SHORT: readonly Density[] = [1, 2, 4, 'list']
/** Pages that have things side by side, or the receipt already. */
const WITH_SHEET: readonly LayoutProps['screen'][] = ['Home', 'Catalog']
const WITH_RECEIPT: readonly LayoutProps['screen'][] = ['Cart', 'Checkout']

/** Where everything is: along the bottom edge, in words. */
export function Bar({ screen, onFind }: Pick<LayoutProps, 'screen'> & { readonly onFind: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const settings = useSettings<Settings>()
  const isSquare = logo !== null && settings.logo === 'square'
  return (
    <nav className="bar" aria-label={t('nav.main')}>
      <Link
        href={paths.home()}
        className="bar-home"
        aria-label={isSquare ? t('nav.logo', { name: shop.name }) : undefined}
        aria-current={screen === 'Home' ? 'page' : undefined}
        data-shape={isSquare ? 'square' : undefined}
      >
        {isSquare ? <img src={imageUrl(logo.src, 96)} alt="" width={48} height={48} /> : t('nav.home')}
      </Link>
      <button type="button" popovertarget="table">
        {settings.drop || t('callejon.all')}
      </button>
      <button type="button" popovertarget="finder" onClick={onFind}>
        {t('search.submit')}
      </button>
      <span className="bar-density">
        <Stops stops={SHORT} here={WITH_SHEET.includes(screen)} />
      </span>
      <Link href={paths.contact()} className="bar-contact" aria-current={screen === 'Contact' ? 'page' : undefined}>
        {t('nav.contact')}
      </Link>
      <ReceiptCell inSight={WITH_RECEIPT.includes(screen)} />
    </nav>
  )
}

/** Leads to the cart's page; with a script the receipt is printed over the page. */
function ReceiptCell({ inSight }: { readonly inSight: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const { count, lastAdded, open } = useCart()
  const prepare = () => void loadReceipt().catch(() => {})
  const print = (event: MouseEvent) => {
    if (inSight || event.metaKey || event.ctrlKey || event.shiftKey) return
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
      {/* Another key is another element: it flickers each time something was added. */}
      <span key={lastAdded?.at} data-new={lastAdded ? '' : undefined}>
        {count > 0 ? t('callejon.receipt', { count }) : t('nav.cart')}
      </span>
    </Link>
  )
}
