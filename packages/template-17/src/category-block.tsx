import { Link, usePaths, useSettings, useShop } from '@store/template-kit'
import { numbered } from './print.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** Categories as rows of a table (1), as rubber stamps (2) or as large numbers (3). */
export function CategoryBlock() {
  const t = useWords()
  const paths = usePaths()
  const { categories, subcategories } = useShop()
  const { categoryStyle } = useSettings<Settings>()
  if (categories.length === 0) return null
  return (
    <nav className="categories" aria-label={t('nav.categories')} data-style={categoryStyle}>
      <ul>
        {categories.map(({ id, name }, i) => (
          <li key={id}>
            <Link href={paths.catalog({ category: name })}>
              {categoryStyle !== 2 && <span aria-hidden="true">{categoryStyle === 3 ? i + 1 : numbered(i + 1)}</span>}
              <b>{name}</b>
              {categoryStyle === 1 && (
                <small>
                  {subcategories
                    .filter(({ categoryId }) => categoryId === id)
                    .map((part) => part.name)
                    .join(' / ')}
                </small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
