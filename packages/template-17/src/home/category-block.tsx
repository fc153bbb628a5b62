import { Link, useCategoryLinks, useMark, useSettings } from '@store/template-kit'
import { threeDigits } from '../parts/photocopy.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** The categories in the style of `categoryStyle`: rows of a table (1), rubber stamps (2), large numbers (3). */
export function CategoryBlock() {
  const t = useWords()
  const categories = useCategoryLinks()
  const { categoryStyle } = useSettings<Settings>()
  const mark = useMark()
  if (categories.length === 0) return null
  return (
    <nav className="categories" aria-label={t('nav.categories')} data-style={categoryStyle} {...mark('categoryStyle')}>
      <ul>
        {categories.map(({ key, name, href, within }, i) => (
          <li key={key}>
            <Link href={href}>
              {categoryStyle !== 2 && (
                <span aria-hidden="true">{categoryStyle === 3 ? i + 1 : threeDigits(i + 1)}</span>
              )}
              <b>{name}</b>
              {categoryStyle === 1 && <small>{within.map((part) => part.name).join(' / ')}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
