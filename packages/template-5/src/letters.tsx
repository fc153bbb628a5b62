import type { Article } from '@store/core'
import { Link, usePaths, useShop } from '@store/template-kit'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
import { Letter } from './letter.tsx'
import { useWords } from './words.ts'

const OTHERS = 2

/** "Cartas": the newest with its picture, the two before it as text. */
export function Letters({ articles }: { readonly articles: readonly Article[] }) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  const [lead, ...others] = articles
  if (!lead) return null
  return (
    <section className="letters columns section">
      <header className="letters-head">
        <h2 className="h2">
          <Link href={paths.blog()}>{t('nav.blog')}</Link>
        </h2>
        <Folio page={foliosFor(categories).letters} />
      </header>
      <Letter article={lead} heading="h3" lead className="letters-lead" />
      {others.length > 0 && (
        <div className="letters-others">
          {others.slice(0, OTHERS).map((article) => (
            <Letter key={article.id} article={{ ...article, image: null }} heading="h3" />
          ))}
        </div>
      )}
    </section>
  )
}
