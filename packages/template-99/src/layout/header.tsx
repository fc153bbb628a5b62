import {
  imageUrl,
  type LayoutProps,
  Link,
  type ScreenName,
  ShopName,
  useMark,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { HeaderCartLink } from '../cart/cart-button.tsx'
import { BackIcon, DotsIcon } from '../icons.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { MENU, Menu } from './menu.tsx'
import { ReplyHours } from './reply-hours.tsx'

/** The shop's logo and name, its opening hours, a link back, and the menu. */
export function Header({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const name = (
    <span className="bar-name">
      <strong>
        <ShopName />
      </strong>
      {screen !== 'Closed' && <ReplyHours />}
    </span>
  )
  if (screen === 'Locked')
    return (
      <header className="bar">
        <span className="bar-who">
          <Badge />
          {name}
        </span>
      </header>
    )
  return (
    <header className="bar">
      {screen !== 'Home' && (
        <Link href={backFrom(screen, paths)} className="bar-button middle" aria-label={t('charla.back')}>
          <BackIcon />
        </Link>
      )}
      <Link href={paths.home()} className="bar-who">
        <Badge />
        {name}
      </Link>
      {screen === 'Product' && <HeaderCartLink />}
      <button type="button" className="bar-button middle" popovertarget={MENU} aria-label={t('nav.openMenu')}>
        <DotsIcon />
      </button>
      <Menu screen={screen} />
    </header>
  )
}

/** The page one level up. Never the page the visitor came from, which may be of another site. */
function backFrom(screen: ScreenName, paths: ReturnType<typeof usePaths>): string {
  if (screen === 'Product') return paths.catalog()
  if (screen === 'Checkout') return paths.cart()
  if (screen === 'Article') return paths.blog()
  if (screen === 'MarketplaceProduct') return paths.marketplace()
  return paths.home()
}

/** The logo, square or as wide as it is (`logo`); without one, the shop's initials. */
export function Badge() {
  const { shop, logo } = useShop()
  const { logo: shape } = useSettings<Settings>()
  const mark = useMark()
  if (logo)
    return (
      <span className="logo" data-shape={shape} {...mark('logo')}>
        <img src={imageUrl(logo.src, shape === 'square' ? 96 : 240)} alt="" width={42} height={42} />
      </span>
    )
  return shape === 'square' ? (
    <span className="logo" data-shape="square" {...mark('logo')} aria-hidden="true">
      {initialsOf(shop.name)}
    </span>
  ) : null
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first = '', second = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return ((first[0] ?? name[0] ?? '') + (second?.[0] ?? '')).toUpperCase()
}
