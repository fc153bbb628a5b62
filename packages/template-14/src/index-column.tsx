import { BrandLink, type LayoutProps } from '@store/template-kit'
import { CartLink } from './cart-link.tsx'
import { IndexList } from './index-list.tsx'
import { Search } from './search.tsx'
import { useWords } from './words.ts'

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
        <BrandLink className="brand" square={{ size: 56, file: 160, className: 'ex-libris' }} />
        <CartLink screen={screen} />
      </div>
      <Search />
      <IndexList screen={screen} />
    </header>
  )
}
