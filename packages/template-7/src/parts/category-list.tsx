import type { Category } from '@store/core'
import { type LayoutProps, Link, useMark, usePaths, useShop } from '@store/template-kit'
import { useWords } from '../words.ts'
import { useCurrentCategory, useDisc } from './category-context.tsx'
import { Pages } from './menu.tsx'

/** The categories as an indented list; on phones as a row of chips that is sticky below the search. */
export function CategoryList({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const here = useCurrentCategory()
  const mark = useMark()
  const isOffers = here === OFFERS
  return (
    <>
      <nav className="aisles" {...mark('categoryStyle')} aria-label={t('nav.categories')}>
        <ul>
          {categories.map((category) => (
            <CategoryItem key={category.id} category={category} isHere={category.name === here} />
          ))}
          <li data-offers="">
            <Link href={paths.catalog({ promotion: true })} aria-current={isOffers ? 'page' : undefined}>
              {t('home.promotions')}
            </Link>
          </li>
          <li>
            <Link href={paths.catalog()} aria-current={here === EVERYTHING ? 'page' : undefined}>
              {t('canasta.everything')}
            </Link>
          </li>
        </ul>
      </nav>
      <nav className="rail-pages" aria-label={t('nav.main')}>
        <ul>
          <Pages current={screen} />
        </ul>
      </nav>
    </>
  )
}

/** A value of `useSetCategory` for pages that are no category: the offers. */
export const OFFERS = '\u0000offers'
export const EVERYTHING = '\u0000everything'

function CategoryItem({ category, isHere }: { readonly category: Category; readonly isHere: boolean }) {
  const paths = usePaths()
  const disc = useDisc(category.name)
  const within = { category: category.name }
  const subcategories = useShop().subcategories.filter(({ categoryId }) => categoryId === category.id)
  return (
    <li>
      <Link href={paths.catalog(within)} aria-current={isHere ? 'page' : undefined}>
        <i className="aisle-disc" data-disc={disc} aria-hidden="true" />
        {category.name}
      </Link>
      {subcategories.length > 0 && (
        <ul>
          {subcategories.map(({ id, name }) => (
            <li key={id}>
              <Link href={paths.catalog({ ...within, subcategory: id })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
