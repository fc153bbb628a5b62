import { Link, useMark, useSettings, useShop } from '@store/template-kit'
import { useCatalogHref } from '../parts/age.tsx'
import { useBlockColors } from '../parts/block-colors.ts'
import { Picture } from '../parts/picture.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { SectionHead } from './section-head.tsx'

/** The categories in the style of `categoryStyle`: blocks with their picture, round stickers, or chips. */
export function CategoryWall() {
  const t = useWords()
  const shelf = useCatalogHref()
  const blocks = useBlockColors()
  const { categories } = useShop()
  const { categoryStyle } = useSettings<Settings>()
  const mark = useMark<Settings>()
  if (categories.length === 0) return null
  return (
    <section className="frame section">
      <SectionHead title={t('trompo.shelves')} href={shelf()} />
      <ul className="shelves" data-style={categoryStyle} {...mark('categoryStyle', 'blocks')}>
        {categories.map(({ id, name, image }) => (
          <li key={id}>
            <Link href={shelf({ category: name })} className="block shelf" data-block={blocks.ofCategory(name)}>
              {categoryStyle !== 3 && (
                <Picture
                  name={name}
                  image={image ? { src: image, alt: null } : null}
                  alt=""
                  sizes={categoryStyle === 1 ? '(min-width: 64rem) 24vw, 46vw' : '8rem'}
                  largest={640}
                  ratio={categoryStyle === 1 ? 1.2 : 1}
                  className={categoryStyle === 1 ? 'shelf-picture' : 'sticker'}
                />
              )}
              <span className="shelf-name">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
