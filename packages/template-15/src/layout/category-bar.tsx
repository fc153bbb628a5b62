import { Link, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import { useClothOf } from '../parts/cloths.ts'
import { ClothCut } from '../parts/weave.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/**
 * The categories in the style of `categoryStyle`: ribbons that end in their pattern (1), patterns with a label (2),
 * hang-tags (3).
 */
export function CategoryBar() {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const clothOf = useClothOf()
  const { categoryStyle } = useSettings<Settings>()
  const mark = useMark()
  return (
    <nav className="ribbons" data-style={categoryStyle} {...mark('categoryStyle')} aria-label={t('nav.categories')}>
      <ul className="frame">
        {categories.map((category) => (
          <li key={category.id}>
            <Link href={paths.catalog({ category: category.name })} className="ribbon touch">
              <ClothCut from={clothOf(category)} />
              <span>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
