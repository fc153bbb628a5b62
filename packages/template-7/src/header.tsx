import { imageUrl, type LayoutProps, Link, usePaths, useSettings, useShop } from '@store/template-kit'
import type { CommonSettings } from '@store/template-kit/settings'
import { Aisles } from './aisles.tsx'
import { ParcelIcon } from './icons.tsx'
import { Menu } from './menu.tsx'
import { Search } from './search.tsx'
import { useWords } from './words.ts'

/** No band: the name stands on top of the aisles, the search on top of the goods (styles/frame.css puts them there). */
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
        <Aisles screen={screen} />
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
  return (
    <Link href={paths.home()} className="brand" data-logo={form} aria-label={t('nav.logo', { name: shop.name })}>
      {logo && <img src={imageUrl(logo.src, 160)} alt="" width={56} height={56} />}
      {!(logo && form === 'square') && <span className="brand-name">{shop.name}</span>}
    </Link>
  )
}
