import { activeFilters, type CatalogQuery, changeQuery, emptyQuery, type Product } from '@store/core'
import {
  CountText,
  Link,
  Pagination,
  type ScreenViews,
  useAnnounce,
  useMark,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { CatalogList } from './catalog/catalog-list.tsx'
import { useCatalogTitle } from './catalog/catalog-title.ts'
import { groupsOf } from './catalog/groups.ts'
import { ListTools } from './catalog/list-tools.tsx'
import { Messages } from './catalog/messages.tsx'
import { NoProducts } from './catalog/no-products.tsx'
import { Bubble, Dots } from './parts/bubble.tsx'
import { useTyping } from './parts/conversation.tsx'
import { nameId } from './parts/name-id.ts'
import { Replies, Reply } from './parts/replies.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/**
 * How many products are shown at first. The others are shown by a button, or at once if there are at most `HARDLY_ANY`.
 */
const FIRST = 6
const HARDLY_ANY = 2

/** The product list as a chat: the shopper's question and the products as an answer; or as a plain list. */
export default function Catalog(view: ScreenViews['Catalog']) {
  const paths = usePaths()
  const { query } = view
  if (query.view === 'list') return <CatalogList {...view} />
  return (
    <div className="thread">
      <Replies at={query} />
      <Answer key={paths.catalog(query)} {...view} />
    </div>
  )
}

function Answer({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const paths = usePaths()
  const { subcategories, categories } = useShop()
  const { showSubcategories } = useSettings<Settings>()
  const mark = useMark<Settings>()
  const title = useCatalogTitle(query)
  const typing = useTyping(paths.catalog({ ...query, page: 1 }))
  useAnnounceOnce(typing, title, page.count)

  const category = categories.find(({ name }) => name === query.category)
  const within = showSubcategories ? subcategories.filter(({ categoryId }) => categoryId === category?.id) : []
  const [first] = page.products
  return (
    <>
      <Bubble as="h1" from="you" className="question">
        {title}
      </Bubble>
      {typing ? (
        <Dots />
      ) : (
        <>
          {first ? (
            <>
              <Bubble>
                {t('charla.found', { count: page.count })}{' '}
                <a className="jump" href={`#${nameId(first)}`}>
                  {t('charla.jump')}
                </a>
              </Bubble>
              {within.length > 0 && (
                <nav
                  className="replies"
                  data-style="1"
                  {...mark('showSubcategories')}
                  aria-label={t('filter.subcategory')}
                >
                  <ul>
                    {within.map(({ id, name }) => (
                      <li key={id}>
                        <Reply
                          href={paths.catalog(changeQuery(query, { subcategory: id }))}
                          words={name}
                          here={paths.catalog({ ...query, page: 1 })}
                        >
                          {name}
                        </Reply>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
              {isNarrowed(query) && (
                <Link href={paths.catalog({ ...emptyQuery, sort: query.sort })} className="chip">
                  {t('filter.clear')}
                </Link>
              )}
              <ListTools page={page} query={query} />
              <Products products={page.products} query={query} />
            </>
          ) : (
            <NoProducts query={query} />
          )}
          <Pagination page={page} query={query} className="pages" />
          {first && (
            <Link href={paths.catalog({ ...query, view: 'list' })} className="chip">
              {t('charla.seeAsList')}
            </Link>
          )}
        </>
      )}
    </>
  )
}

/** Whether other filters than the search text and the category are active. */
const isNarrowed = (query: CatalogQuery): boolean =>
  activeFilters(query).some(({ filter }) => !['search', 'category', 'subcategory'].includes(filter))

/** Announces the result to screen readers once it is shown, if the list was opened by a reply. */
function useAnnounceOnce(typing: boolean, title: string, count: number) {
  const t = useWords()
  const announce = useAnnounce()
  const wasTyping = useRef(typing)
  useEffect(() => {
    if (wasTyping.current && !typing) announce(t('charla.answered', { title, count }))
    wasTyping.current = typing
  }, [typing, title, count, announce, t])
}

/** The first products and a button for the others; without a category or search, a group for each category. */
function Products(props: { readonly products: readonly Product[]; readonly query: CatalogQuery }) {
  const t = useWords()
  const { categories } = useShop()
  const paths = usePaths()
  const { products, query } = props
  // Counts of categories are those of the whole shop, so they are shown only without filters.
  const isEverything = paths.catalog({ ...query, page: 1 }) === paths.catalog()
  if (query.category === null && query.search === null)
    return groupsOf(products, categories).map((group, i) => (
      <section key={group.name} className="group" aria-labelledby={`g${i}`}>
        <h2 className="day" id={`g${i}`}>
          <span>
            {group.name || t('charla.others')}
            {isEverything && group.count !== null && (
              <>
                {' · '}
                <CountText count={group.count} />
              </>
            )}
          </span>
        </h2>
        <Messages products={group.products} eager={i === 0} heading="h3" />
      </section>
    ))
  const first = products.length > FIRST + HARDLY_ANY ? FIRST : products.length
  const more = products.length - first
  return (
    <>
      <Messages products={products.slice(0, first)} eager />
      {more > 0 && (
        <details className="more">
          <summary className="chip">{t('charla.more', { count: more })}</summary>
          <Messages products={products.slice(first)} />
        </details>
      )}
    </>
  )
}
