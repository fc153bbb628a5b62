import { ChatLink, Link, SearchForm, usePaths, useShop } from '@store/template-kit'
import { IndexLines } from './index-page.tsx'
import { Panel } from './panel.tsx'
import { useWords } from './words.ts'

type PanelState = { readonly open: boolean; readonly onClose: () => void }

/** Everything there is, on one page. On a phone it fills the screen and its first line is the search. */
export function Menu({ open, onClose }: PanelState) {
  const { shop, categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  return (
    <Panel id="menu" label={t('issue.menu')} open={open} onClose={onClose} className="panel-left">
      <div className="menu">
        <SearchForm id="menu-search" className="menu-search" button={t('issue.search')} />
        <nav aria-label={t('nav.categories')}>
          <IndexLines categories={categories} />
        </nav>
        <nav aria-label={t('footer.sections')} className="menu-pages">
          <Link href={paths.home()} className="word">
            {t('nav.home')}
          </Link>
          <Link href={paths.cart()} className="word">
            {t('nav.cart')}
          </Link>
          <Link href={paths.tracking()} className="word">
            {t('nav.tracking')}
          </Link>
        </nav>
        <p className="menu-help">
          <ChatLink text={t('chat.hello', { shop: shop.name })} className="word underlined">
            {t('footer.chat')}
          </ChatLink>
        </p>
      </div>
    </Panel>
  )
}
