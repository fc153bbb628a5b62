import { ChatShopLink, Link, Outside, SearchForm, usePageLinks, usePolicyLinks, useShop } from '@store/template-kit'
import { CategoryLines } from '../parts/category-index.tsx'
import { Panel } from '../parts/panel.tsx'
import { useWords } from '../words.ts'
import { SearchLine } from './search.tsx'

type PanelState = { readonly open: boolean; readonly onClose: () => void }

/** All links of the shop. On phones it covers the screen and begins with the search. */
export function Menu({ open, onClose }: PanelState) {
  const { categories, socialChat } = useShop()
  const t = useWords()
  const pages = usePageLinks('home', 'blog', 'marketplace', 'cart', 'tracking', 'contact')
  const policies = usePolicyLinks().slice(-1)
  return (
    <Panel id="menu" label={t('issue.menu')} open={open} onClose={onClose} className="drawer-left">
      <div className="menu">
        <SearchLine
          open={open}
          className="menu-results"
          plain={<SearchForm id="menu-search" className="line-search menu-search" button={t('issue.search')} />}
        />
        <nav aria-label={t('nav.categories')}>
          <CategoryLines categories={categories} />
        </nav>
        <nav aria-label={t('footer.sections')} className="menu-pages">
          {[...pages, ...policies].map(({ key, name, href }) => (
            <Link key={key} href={href} className="word">
              {name}
            </Link>
          ))}
        </nav>
        <p className="menu-help">
          <ChatShopLink className="link" />
          {socialChat && (
            <Outside href={`https://m.me/${socialChat}`} className="link">
              {t('footer.socialChat')}
            </Outside>
          )}
        </p>
      </div>
    </Panel>
  )
}
