import type { Product } from '@store/core'
import { CountText, imageUrl, Link, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import { Pictogram } from '../parts/pictogram.tsx'
import { Picture } from '../parts/picture.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

const MOST = 8
const PARTS = 3
/** More categories are in two rows, of the same length if their number is even. */
const ROW = 5

/** The categories in the style of `categoryStyle`: a table with their subcategories, pictograms, or photos. */
export function CategoryTable({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const { categories, subcategories } = useShop()
  const { categoryStyle } = useSettings<Settings>()
  const mark = useMark()
  if (categories.length === 0) return null
  const shown = categories.slice(0, MOST)
  return (
    <section className="section">
      <header className="section-head">
        <h2>{t('volt.categoryTable')}</h2>
        <Link href={paths.catalog()} className="link">
          {t('home.seeAll')}
        </Link>
      </header>
      <ul
        className="categories"
        data-style={categoryStyle}
        {...mark('categoryStyle')}
        style={{
          ['--count' as string]: shown.length,
          ['--row' as string]: shown.length > ROW ? Math.ceil(shown.length / 2) : shown.length,
        }}
      >
        {shown.map(({ id, name, image, count }) => {
          const parts = subcategories.filter(({ categoryId }) => categoryId === id).slice(0, PARTS)
          const product = products.find(({ category, images }) => category?.name === name && images.length > 0)
          return (
            <li key={id}>
              <Link href={paths.catalog({ category: name })} className="category">
                {categoryStyle === 3 &&
                  (image ? (
                    <span className="plate">
                      <img src={imageUrl(image, 320)} alt="" loading="lazy" />
                    </span>
                  ) : product ? (
                    <Picture product={product} sizes="(min-width: 64rem) 16vw, 46vw" decorative />
                  ) : (
                    <span className="plate">
                      <Pictogram name={name} />
                    </span>
                  ))}
                {categoryStyle === 2 && <Pictogram name={name} />}
                <span className="category-name">{name}</span>
                {count !== null && <small>{t('catalog.count', { count })}</small>}
              </Link>
              {categoryStyle === 1 && parts.length > 0 && (
                <ul className="category-parts">
                  {parts.map((part) => (
                    <li key={part.id}>
                      <Link href={paths.catalog({ category: name, subcategory: part.id })}>
                        <span>{part.name}</span>
                        {part.count !== null && (
                          <small>
                            <CountText count={part.count} />
                          </small>
                        )}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
