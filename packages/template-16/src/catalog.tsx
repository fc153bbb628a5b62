import type { CatalogQuery } from '@store/core'
import {
  Link,
  Pagination,
  type ScreenViews,
  useCountSaid,
  useListTitle,
  useNothingFound,
  visuallyHidden,
} from '@store/template-kit'
import { Dishes } from './course.tsx'
import { EmptyPlate } from './empty-plate.tsx'
import { Sieve } from './sieve.tsx'
import { useWords } from './words.ts'

/** The same lines as at home, all of them or one section, with chips to sift them. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const title = useListTitle(query, { whole: t('catalog.title') })
  useCountSaid(page, query)
  return (
    <>
      <div className="course-head list-head">
        <h1>{title}</h1>
        <p>{t('catalog.count', { count: page.count })}</p>
      </div>
      <Sieve page={page} query={query} />
      {page.products.length > 0 ? (
        <>
          <h2 {...visuallyHidden}>{t('nav.products')}</h2>
          <Dishes dishes={page.products} priority />
          <Pagination page={page} query={query} className="pages" />
        </>
      ) : (
        <NothingLeft query={query} />
      )}
    </>
  )
}

function NothingLeft({ query }: { readonly query: CatalogQuery }) {
  const { title, hint } = useNothingFound(query)
  const way = hint && (
    <Link href={hint.href} className="button">
      {hint.clear}
    </Link>
  )
  return (
    <EmptyPlate title={title} text={hint?.text}>
      {way}
    </EmptyPlate>
  )
}
