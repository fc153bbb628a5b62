import { ChatShopLink, Link, Outside, SearchForm, usePageLinks, usePolicyLinks, useShop } from '@store/template-kit'
import { IndexLines } from './index-page.tsx'
import { Panel } from './panel.tsx'
import { SearchLine } from './search.tsx'
import { useWords } from './words.ts'

type PanelState = { readonly open: boolean; readonly onClose: () => void }

/** Everything there is, on one page. On a phone it fills the screen and its first line is the search. */
export function Menu({ open, onClose }: PanelState) {
  const { categories, socialChat } = useShop()
  const t = useWords()
  const pages = usePageLinks('home', 'blog', 'marketplace', 'cart', 'tracking', 'contact')
  const policies = usePolicyLinks().slice(-1)
  return (
    <Panel id="menu" label={t('issue.menu')} open={open} onClose={onClose} className="panel-left">
      <div className="menu">
        <SearchLine
          open={open}
          className="menu-results"
          plain={<SearchForm id="menu-search" className="line-search menu-search" button={t('issue.search')} />}
        />
        <nav aria-label={t('nav.categories')}>
          <IndexLines categories={categories} />
        </nav>
        <nav aria-label={t('footer.sections')} className="menu-pages">
          {[...pages, ...policies].map(({ key, name, href }) => (
            <Link key={key} href={href} className="word">
              {name}
            </Link>
          ))}
        </nav>
        <p className="menu-help">
          <ChatShopLink className="word underlined" />
          {socialChat && (
            <Outside href={`https://m.me/${socialChat}`} className="word underlined">
              {t('footer.socialChat')}
            </Outside>
          )}
        </p>
      </div>
    </Panel>
  )
}
