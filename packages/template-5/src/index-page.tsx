import { Link, usePaths, useShop, useT } from '@store/template-kit'
import { queryFor } from './catalog-links.ts'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
import { TwoVoices } from './two-voices.tsx'

const LINES = 6

/** "En este número": the categories as a table of contents. */
export function IndexPage() {
  const { categories } = useShop()
  const t = useT()
  const paths = usePaths()
  const folios = foliosFor(categories)
  return (
    <section className="index columns section">
      <h2 className="h2">
        <TwoVoices text={t('portada.thisIssue')} />
      </h2>
      <ol>
        {categories.slice(0, LINES).map((category) => (
          <li key={category.id}>
            <Link href={paths.catalog(queryFor({ category: category.name }))} className="index-line">
              <span>{category.name}</span>
              <Folio page={folios.category(category.name)} />
            </Link>
          </li>
        ))}
        <li>
          <Link href={paths.catalog()} className="index-line">
            <em>{t('portada.everything')}</em>
            <Folio page={folios.category(null)} />
          </Link>
        </li>
      </ol>
    </section>
  )
}
