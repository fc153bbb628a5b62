import { Link, usePaths, useSettings, useShop } from '@store/template-kit'
import { useClothOf } from './cloths.ts'
import type { Settings } from './settings.ts'
import { Cut } from './weave.tsx'
import { useWords } from './words.ts'

/** The categories: on ribbons that end in their cloth (1), as cloths with a wool label (2), or as hang-tags (3). */
export function Ribbons() {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const clothOf = useClothOf()
  const { categoryStyle } = useSettings<Settings>()
  return (
    <nav className="ribbons" data-style={categoryStyle} aria-label={t('nav.categories')}>
      <ul className="frame">
        {categories.map((category) => (
          <li key={category.id}>
            <Link href={paths.catalog({ category: category.name })} className="ribbon">
              <Cut from={clothOf(category)} />
              <span>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
