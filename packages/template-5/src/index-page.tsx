import type { Category } from '@store/core'
import { Link, usePaths, useSettings, useShop } from '@store/template-kit'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
import { Picture } from './picture.tsx'
import type { Settings } from './settings.ts'
import { TwoVoices } from './two-voices.tsx'
import { useWords } from './words.ts'

const LINES = 6

/** "En este número": the categories as a table of contents, as portraits, or as one sentence of names. */
export function IndexPage() {
  const { categories } = useShop()
  const { categoryStyle } = useSettings<Settings>()
  const t = useWords()
  if (categories.length === 0) return null
  return (
    <section className="index columns section" data-style={categoryStyle}>
      <h2 className="h2">
        <TwoVoices text={t('issue.thisIssue')} />
      </h2>
      {categoryStyle === 2 ? (
        <Portraits categories={categories} />
      ) : (
        <IndexLines categories={categories.slice(0, LINES)} />
      )}
    </section>
  )
}

/** Names and page numbers; the last lines are the whole issue and its letters. */
export function IndexLines({
  categories,
  onNear,
}: {
  readonly categories: readonly Category[]
  readonly onNear?: (category: Category) => void
}) {
  const { categories: all, subcategories, hasArticles } = useShop()
  const t = useWords()
  const paths = usePaths()
  const folios = foliosFor(all)
  return (
    <ol className="index-lines">
      {categories.map((category) => (
        <li key={category.id} onPointerEnter={() => onNear?.(category)} onFocus={() => onNear?.(category)}>
          <Link href={paths.catalog({ category: category.name })} className="index-line">
            <span>{category.name}</span>
            <Folio page={folios.category(category.name)} />
          </Link>
          {onNear && (
            <p className="index-within">
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
          <Folio page={folios.category(null)} />
        </Link>
      </li>
      {hasArticles && (
        <li>
          <Link href={paths.blog()} className="index-line">
            <em>{t('nav.blog')}</em>
            <Folio page={folios.letters} />
          </Link>
        </li>
      )}
    </ol>
  )
}

function Portraits({ categories }: { readonly categories: readonly Category[] }) {
  const paths = usePaths()
  const folios = foliosFor(categories)
  return (
    <ol className="portraits">
      {categories.map((category) => (
        <li key={category.id}>
          <Link href={paths.catalog({ category: category.name })} className="portrait">
            <CategoryPicture category={category} sizes="(min-width: 64rem) 30vw, 46vw" />
            <span className="portrait-name">
              <span>{category.name}</span>
              <Folio page={folios.category(category.name)} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** A category's picture, or its name on the cover colour. */
export function CategoryPicture({ category, sizes }: { readonly category: Category; readonly sizes: string }) {
  const images = category.image ? [{ src: category.image, alt: null }] : []
  return <Picture key={category.id} product={{ name: category.name, images }} sizes={sizes} decorative />
}
