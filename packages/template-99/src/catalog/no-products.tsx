import type { CatalogQuery } from '@store/core'
import { Link, usePaths } from '@store/template-kit'
import { Bubble } from '../parts/bubble.tsx'
import { useWords } from '../words.ts'

/** Shown when no product matches. */
export function NoProducts({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const isFiltered = paths.catalog({ ...query, page: 1, view: null }) !== paths.catalog()
  return (
    <>
      <Bubble>{t(isFiltered ? 'catalog.empty' : 'catalog.emptyShop')}</Bubble>
      {isFiltered && (
        <>
          <Bubble>{t('catalog.emptyHint')}</Bubble>
          <Link href={paths.catalog()} className="chip">
            {t('charla.everything')}
          </Link>
        </>
      )}
    </>
  )
}
