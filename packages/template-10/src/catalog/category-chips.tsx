import { type CatalogQuery, changeQuery } from '@store/core'
import { Link, usePaths, useShop } from '@store/template-kit'
import { useAge } from '../parts/age.tsx'
import { useBlockColors } from '../parts/block-colors.ts'
import { useWords } from '../words.ts'

/** More chips than fit in two rows of a wide screen are in a `<details>`. */
const MOST = 12

/** Links to ages, categories, subcategories and offers. Wraps on wide screens, scrolls sideways on phones. */
export function CategoryChips({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const blocks = useBlockColors()
  const { categories, subcategories } = useShop()
  const { ages, choose } = useAge()
  const to = (change: Partial<CatalogQuery>) => paths.catalog(changeQuery(query, change))
  const category = categories.find(({ name }) => name === query.category)
  const within = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  const here = (is: boolean) => (is ? ('true' as const) : undefined)
  const far = categories.length > MOST + 1 ? categories.slice(MOST).filter((each) => each !== category) : []
  const chipOf = ({ id, name }: (typeof categories)[number]) => (
    <li key={id}>
      <Link
        href={to({ category: name })}
        className="chip"
        data-block={blocks.ofCategory(name)}
        aria-current={here(name === query.category && query.subcategory === null)}
      >
        {name}
      </Link>
    </li>
  )
  return (
    <nav className="shelf-chips" aria-label={t('trompo.shelves')}>
      {ages.length > 0 && (
        <ul className="chip-rail wraps" aria-label={t('trompo.age')}>
          <li>
            <Link
              href={to({ tag: null })}
              className="chip"
              aria-current={here(!ages.some(({ id }) => id === query.tag))}
              onClick={() => choose(null)}
            >
              {t('trompo.allAges')}
            </Link>
          </li>
          {ages.map(({ id, name }) => (
            <li key={id}>
              <Link
                href={to({ tag: id })}
                className="chip"
                aria-current={here(id === query.tag)}
                onClick={() => choose(id)}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {categories.length > 0 && (
        <ul className="chip-rail wraps" aria-label={t('filter.category')}>
          <li>
            <Link href={to({ category: null })} className="chip" aria-current={here(query.category === null)}>
              {t('filter.allCategories')}
            </Link>
          </li>
          {categories.filter((each) => !far.includes(each)).map(chipOf)}
        </ul>
      )}
      {far.length > 0 && (
        <details className="chip-rest">
          <summary className="chip">{t('trompo.moreShelves')}</summary>
          <ul className="chip-rail wraps">{far.map(chipOf)}</ul>
        </details>
      )}
      {within.length > 0 && (
        <ul className="chip-rail wraps" aria-label={t('filter.subcategory')}>
          {within.map(({ id, name }) => (
            <li key={id}>
              <Link
                href={to({ subcategory: id === query.subcategory ? null : id })}
                className="chip"
                aria-current={here(id === query.subcategory)}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
