import { imageUrl, type LayoutProps, Link, usePaths, useSettings, useShop } from '@store/template-kit'
import { IndexList } from './index-list.tsx'
import { PileLink } from './pile-link.tsx'
import { Search } from './search.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/**
 * What other shops have in a bar: on desks a column with a scroll of its own; on phones one row and a line to search on,
 * and the index slides in from the left (a popover, so without any script too).
 */
export function IndexColumn({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  return (
    <header className="column">
      <div className="masthead">
        <button type="button" className="masthead-index" popovertarget="index">
          {t('nav.menu')}
        </button>
        <Brand />
        <PileLink screen={screen} />
      </div>
      <Search />
      <IndexList screen={screen} />
    </header>
  )
}

/** The name in two lines, or the shop's square as an ex-libris. */
function Brand() {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const settings = useSettings<Settings>()
  return (
    <Link href={paths.home()} className="brand" aria-label={t('nav.logo', { name: shop.name })}>
      {logo && settings.logo === 'square' ? (
        <img src={imageUrl(logo.src, 160)} alt="" width={56} height={56} className="ex-libris" />
      ) : (
        unbroken(shop.name)
      )}
    </Link>
  )
}

/** Short words stay with the one they lead to: "Punto / y Pampa". */
const unbroken = (name: string): string => name.replaceAll(/(?<!\S)(\S{1,3}) +/g, '$1\u00a0')
