import { Link, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import { useCategoryColors } from '../parts/category-colors.ts'
import { Picture } from '../parts/picture.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** The categories in the style of `categoryStyle`: slanted pictures (1), stripes of colour (2), or text alone (3). */
export function CategoryMosaic() {
  const t = useWords()
  const paths = usePaths()
  const sports = useCategoryColors()
  const { categories } = useShop()
  const { categoryStyle } = useSettings<Settings>()
  const mark = useMark<Settings>()
  if (categories.length === 0) return null
  return (
    <section className="section" aria-label={t('nav.categories')}>
      <ul
        className="sports"
        data-style={categoryStyle}
        data-count={Math.min(categories.length, 6)}
        {...mark('categoryStyle', 'sports')}
      >
        {categories.map(({ id, name, image }) => (
          <li key={id} style={sports.ofCategory(name)}>
            <Link href={paths.catalog({ category: name })} className="sport">
              {categoryStyle === 1 && (
                <Picture
                  name={name}
                  image={image ? { src: image, alt: null } : null}
                  alt=""
                  sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 50vw, 100vw"
                  largest={1080}
                  ratio={1.2}
                />
              )}
              <span className="sport-name">
                <span className="lean">{name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
