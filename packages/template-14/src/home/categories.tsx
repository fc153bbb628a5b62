import { CountText, imageUrl, Link, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import { bookLook } from '../parts/book.ts'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/**
 * The categories in the style of `categoryStyle`: lines with dotted leaders (1), book spines (2), library cards (3).
 */
export function Categories() {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const { categoryStyle, cloth } = useSettings<Settings>()
  const mark = useMark<Settings>()
  return (
    <nav
      className="room categories"
      data-style={categoryStyle}
      {...mark('categoryStyle', 'cloth')}
      aria-labelledby="categories"
    >
      <h2 id="categories">{t('anaquel.rooms')}</h2>
      <ul>
        {categories.map(({ id, name, image, count }) => (
          <li key={id} style={bookLook(name, cloth).style}>
            <Link href={paths.catalog({ category: name })}>
              {categoryStyle === 3 && image && (
                <img src={imageUrl(image, 480)} alt="" loading="lazy" width={240} height={180} />
              )}
              <span className="room-name">{name}</span>
              {count !== null && (
                <em className="count">
                  <CountText count={count} />
                </em>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {categoryStyle === 2 && <div className="shelf-board" aria-hidden="true" />}
    </nav>
  )
}
