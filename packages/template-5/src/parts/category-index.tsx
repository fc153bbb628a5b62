import type { Category } from '@store/core'
import { Link, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { PageNumber } from './page-number.tsx'
import { pageNumbersFor } from './page-numbers.ts'
import { Picture } from './picture.tsx'
import { TwoPartTitle } from './two-part-title.tsx'

const LINES = 6

/** The categories, in the style the merchant chose: a table of contents, pictures, or one sentence of names. */
export function CategoryIndex() {
  const { categories } = useShop()
  const { categoryStyle } = useSettings<Settings>()
  const mark = useMark()
  const t = useWords()
  if (categories.length === 0) return null
  return (
    <section className="index columns section" data-style={categoryStyle} {...mark('categoryStyle')}>
      <h2 className="h2">
        <TwoPartTitle text={t('issue.thisIssue')} />
      </h2>
      {categoryStyle === 2 ? (
        <Portraits categories={categories} />
      ) : (
        <CategoryLines categories={categories.slice(0, LINES)} />
      )}
    </section>
  )
}

/** One line per category with its page number; at the end all products and the blog. */
export function CategoryLines({
  categories,
  onNear,
}: {
  readonly categories: readonly Category[]
  readonly onNear?: (category: Category) => void
}) {
  const { categories: all, subcategories, hasArticles } = useShop()
  const t = useWords()
  const paths = usePaths()
  const pageNumbers = pageNumbersFor(all)
  return (
    <ol className="index-lines">
      {categories.map((category) => (
        <li key={category.id} onPointerEnter={() => onNear?.(category)} onFocus={() => onNear?.(category)}>
          <Link href={paths.catalog({ category: category.name })} className="index-line">
            <span>{category.name}</span>
            <PageNumber page={pageNumbers.category(category.name)} />
          </Link>
          {onNear && (
            <p className="index-within wraps">
              {subcategories
                .filter(({ categoryId }) => categoryId === category.id)
                .map(({ id, name }) => (
                  <Link key={id} href={paths.catalog({ category: category.name, subcategory: id })} className="word">
                    {name}
                  </Link>
                ))}
            </p>
          )}
        </li>
      ))}
      <li>
        <Link href={paths.catalog()} className="index-line">
          <em>{t('issue.everything')}</em>
          <PageNumber page={pageNumbers.category(null)} />
        </Link>
      </li>
      {hasArticles && (
        <li>
          <Link href={paths.blog()} className="index-line">
            <em>{t('nav.blog')}</em>
            <PageNumber page={pageNumbers.letters} />
          </Link>
        </li>
      )}
    </ol>
  )
}

function Portraits({ categories }: { readonly categories: readonly Category[] }) {
  const paths = usePaths()
  const pageNumbers = pageNumbersFor(categories)
  return (
    <ol className="portraits">
      {categories.map((category) => (
        <li key={category.id}>
          <Link href={paths.catalog({ category: category.name })} className="portrait">
            <CategoryPicture category={category} sizes="(min-width: 64rem) 30vw, 46vw" />
            <span className="portrait-name wraps">
              <span>{category.name}</span>
              <PageNumber page={pageNumbers.category(category.name)} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** A category's picture; without one, its name on the cover colour. */
export function CategoryPicture({ category, sizes }: { readonly category: Category; readonly sizes: string }) {
  const images = category.image ? [{ src: category.image, alt: null }] : []
  return <Picture key={category.id} product={{ name: category.name, images }} sizes={sizes} decorative />
}
