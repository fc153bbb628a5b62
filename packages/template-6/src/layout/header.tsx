import {
  BagIcon,
  imageUrl,
  Link,
  MenuIcon,
  useCart,
  useComparison,
  useMark,
  useMoney,
  usePaths,
  useSettings,
  useShop,
  VisuallyHidden,
  wantsNewTab,
} from '@store/template-kit'
import { CompareIcon } from '../icons.tsx'
import { loadCart } from '../parts/cart-drawer.tsx'
import { SheetLink } from '../parts/sheet.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { loadMenu } from './menu.tsx'
import { Search } from './search.tsx'
import { UtilityBar } from './utility-bar.tsx'

const prepareMenu = () => void loadMenu().catch(() => {})

/** The utility bar; then logo, search, comparison, and the cart with its total. */
export function Header(props: { readonly opensCart: boolean; readonly onMenu: () => void }) {
  const t = useWords()
  return (
    <header className="top">
      <UtilityBar />
      <div className="bar">
        <SheetLink
          to="foot"
          className="icon-button bar-menu"
          label={t('nav.openMenu')}
          onNear={prepareMenu}
          onOpen={props.onMenu}
        >
          <MenuIcon />
        </SheetLink>
        <Logo />
        <Search />
        <CompareLink />
        <CartLink opens={props.opensCart} />
      </div>
    </header>
  )
}

function Logo() {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const { logo: style } = useSettings<Settings>()
  const mark = useMark()
  return (
    <Link href={paths.home()} className="logo" {...mark('logo')} aria-label={t('nav.logo', { name: shop.name })}>
      {logo && (
        <img
          src={imageUrl(logo.src, style === 'square' ? 96 : 320)}
          alt=""
          {...(style === 'square' ? { width: 40, height: 40 } : { height: 36 })}
        />
      )}
      {(!logo || style === 'square') && <span>{shop.name}</span>}
    </Link>
  )
}

function CompareLink() {
  const t = useWords()
  const { ids, ready, open } = useComparison()
  const count = ready ? ids.length : 0
  return (
    <button type="button" className="bar-link scripted" onClick={open} disabled={count === 0}>
      <CompareIcon />
      <span>{count > 0 ? t('volt.compareCount', { count }) : t('volt.compare')}</span>
    </button>
  )
}

/** Shows the total of the cart, as in "Carro $189.980". */
function CartLink({ opens }: { readonly opens: boolean }) {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const cart = useCart()
  const prepare = () => void loadCart().catch(() => {})
  return (
    <Link
      href={paths.cart()}
      className="bar-link bar-cart"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (!opens || wantsNewTab(event)) return
        event.preventDefault()
        cart.open()
      }}
    >
      <BagIcon />
      <span className="bar-cart-text">
        {t('nav.cart')}
        {cart.count > 0 && <VisuallyHidden>{`, ${t('cart.units', { count: cart.count })}`}</VisuallyHidden>}
        {cart.ready && (
          <>
            {' '}
            <b>{money(cart.totals ? cart.totals.subtotal - cart.totals.discount : 0)}</b>
          </>
        )}
      </span>
      {cart.count > 0 && (
        <span className="bar-count" aria-hidden="true">
          {cart.count}
        </span>
      )}
    </Link>
  )
}
