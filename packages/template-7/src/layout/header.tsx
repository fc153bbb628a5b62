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
import type { CommonSettings } from '@store/template-kit/settings'
import { ParcelIcon } from '../icons.tsx'
import { CategoryList } from '../parts/category-list.tsx'
import { Menu } from '../parts/menu.tsx'
import { useWords } from '../words.ts'
import { Search } from './search.tsx'

/**
 * The header has no box: `styles/frame.css` places the shop's name above the categories and the search above the page.
 */
export function Header(props: Pick<LayoutProps, 'screen'> & { readonly onSearch: (words: string | null) => void }) {
  const t = useWords()
  const paths = usePaths()
  const { screen } = props
  return (
    <header className="header">
      <div className="rail">
        <div className="rail-head">
          <Brand />
          <Link
            className="head-link"
            href={paths.tracking()}
            aria-current={screen === 'OrderTracking' ? 'page' : undefined}
          >
            <ParcelIcon />
            {t('nav.tracking')}
          </Link>
          <Menu />
        </div>
        <CategoryList screen={screen} />
      </div>
      <Search onFind={props.onSearch} />
    </header>
  )
}

function Brand() {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const { logo: form } = useSettings<CommonSettings>()
  const mark = useMark()
  return (
    <Link
      href={paths.home()}
      className="brand"
      data-logo={form}
      {...mark('logo')}
      aria-label={t('nav.logo', { name: shop.name })}
    >
      {logo && <img src={imageUrl(logo.src, 160)} alt="" width={56} height={56} />}
      {!(logo && form === 'square') && (
        <span className="brand-name">
          <ShopName />
        </span>
      )}
    </Link>
  )
}
