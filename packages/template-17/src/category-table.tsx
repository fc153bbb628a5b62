import { CrossIcon, Link, Popover, usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** All there is, as a table that rises from the bar. A popover: it opens and closes without a script. */
export function CategoryTable() {
  const t = useWords()
  const paths = usePaths()
  const { categories, subcategories, hasArticles, hasMarketplace } = useShop()
  const rooms = [
    [t('home.promotions'), paths.catalog({ promotion: true })],
    ...(hasArticles ? [[t('nav.blog'), paths.blog()]] : []),
    ...(hasMarketplace ? [[t('marketplace.title'), paths.marketplace()]] : []),
    [t('nav.tracking'), paths.tracking()],
    [t('nav.contact'), paths.contact()],
  ] as const
  return (
    <Popover id="table" className="rising">
      <button type="button" className="close rising-close" popovertarget="table" aria-label={t('nav.close')}>
        <CrossIcon />
      </button>
      <nav aria-label={t('nav.categories')}>
        <ul className="rising-rows">
          <li>
            <Link href={paths.catalog()} className="rising-name">
              {t('nav.allProducts')}
            </Link>
          </li>
          {categories.map(({ id, name }) => (
            <li key={id}>
              <Link href={paths.catalog({ category: name })} className="rising-name">
                {name}
              </Link>
              <span className="rising-parts">
                {subcategories
                  .filter(({ categoryId }) => categoryId === id)
                  .map((part) => (
                    <Link key={part.id} href={paths.catalog({ category: name, subcategory: part.id })}>
                      {part.name}
                    </Link>
                  ))}
              </span>
            </li>
          ))}
        </ul>
        <p className="rising-rooms">
          {rooms.map(([name, href]) => (
            <Link key={href} href={href}>
              {name}
            </Link>
          ))}
        </p>
      </nav>
    </Popover>
  )
}
