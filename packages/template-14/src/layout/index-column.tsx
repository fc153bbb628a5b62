import {
  imageUrl,
  type LayoutProps,
  Link,
  ShopName,
  useMark,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { CartLink } from '../cart/cart-link.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { IndexList } from './index-list.tsx'
import { Search } from './search.tsx'

/**
 * The navigation: on wide screens a column with its own scroll bar; on phones a row with the search, and the index in a
 * popover from the left, which works without JavaScript.
 */
export function IndexColumn({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  return (
    <header className="column">
      <div className="masthead">
        <button type="button" className="masthead-index touch" popovertarget="index">
          {t('nav.menu')}
        </button>
        <Brand />
        <CartLink screen={screen} />
      </div>
      <Search />
      <IndexList screen={screen} />
    </header>
  )
}

/** The shop's name in up to two lines, or its square logo. */
function Brand() {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const settings = useSettings<Settings>()
  const mark = useMark()
  return (
    <Link href={paths.home()} className="brand" {...mark('logo')} aria-label={t('nav.logo', { name: shop.name })}>
      {logo && settings.logo === 'square' ? (
        <img src={imageUrl(logo.src, 160)} alt="" width={56} height={56} className="ex-libris" />
      ) : (
        <ShopName />
      )}
    </Link>
  )
}
