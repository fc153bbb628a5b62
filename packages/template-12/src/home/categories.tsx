import type { Category } from '@store/core'
import { imageUrl, Link, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** The categories in the style of `categoryStyle`: names (1), large pictures (2), or drawings of cut stones (3). */
export function Categories() {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const { categoryStyle } = useSettings<Settings>()
  const mark = useMark()
  return (
    <nav
      className="categories frame"
      data-style={categoryStyle}
      {...mark('categoryStyle')}
      aria-labelledby="categories-title"
    >
      <h2 id="categories-title">{t('vitrina.showcases')}</h2>
      <ul>
        {categories.map((category, index) => (
          <li key={category.id} data-piece="">
            <Link href={paths.catalog({ category: category.name })} className="category">
              {categoryStyle === 2 && <CategoryStage category={category} />}
              {categoryStyle === 3 && <Stone cut={index} />}
              <span>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const CategoryStage = ({ category: { image } }: { readonly category: Category }) => (
  <span className="stage">
    {image && <img src={imageUrl(image, 640)} alt="" loading="lazy" width={480} height={600} />}
  </span>
)

/** Outlines and facet lines of four cuts: round, oval, step, drop. */
const CUTS = [
  'M60 8a52 52 0 1 1 0 104 52 52 0 0 1 0-104zM60 34l26 26-26 26-26-26zM60 8v26M112 60H86M60 112V86M8 60h26M23 23l24 24M97 23 73 47M97 97 73 73M23 97l24-24',
  'M60 14c36 0 52 22 52 46s-16 46-52 46S8 84 8 60s16-46 52-46zM60 38c18 0 26 10 26 22s-8 22-26 22-26-10-26-22 8-22 26-22zM60 14v24M60 106V82M8 60h26M112 60H86M24 30l16 16M96 30 80 46M24 90l16-16M96 90 80 74',
  'M30 10h60l20 20v60l-20 20H30L10 90V30zM40 30h40l10 10v40l-10 10H40L30 80V40zM30 10l10 20M90 10 80 30M110 30 90 40M110 90 90 80M90 110 80 90M30 110l10-20M10 90l20-10M10 30l20 10',
  'M60 6c8 22 44 44 44 66a44 44 0 0 1-88 0C16 50 52 28 60 6zM60 44c4 10 20 18 20 30a20 20 0 0 1-40 0c0-12 16-20 20-30zM60 6v38M104 72H80M16 72h24M60 116V94M30 42l16 18M90 42 74 60M29 103l17-14M91 103 74 89',
] as const

const Stone = ({ cut }: { readonly cut: number }) => (
  <svg viewBox="0 0 120 120" className="stone" aria-hidden="true" focusable="false">
    <path d={CUTS[cut % CUTS.length]} />
  </svg>
)
