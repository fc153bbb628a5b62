import type { Article } from '@store/core'
import { Link, usePaths, useShop } from '@store/template-kit'
import { ArticleCard } from '../parts/article-card.tsx'
import { PageNumber } from '../parts/page-number.tsx'
import { pageNumbersFor } from '../parts/page-numbers.ts'
import { useWords } from '../words.ts'

const OTHERS = 2

/** The newest articles on the home page: the first with its picture, two more as text. */
export function LatestArticles({ articles }: { readonly articles: readonly Article[] }) {
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
        <PageNumber page={pageNumbersFor(categories).letters} />
      </header>
      <ArticleCard article={lead} heading="h3" lead className="letters-lead" />
      {others.length > 0 && (
        <div className="letters-others">
          {others.slice(0, OTHERS).map((article) => (
            <ArticleCard key={article.id} article={{ ...article, image: null }} heading="h3" />
          ))}
        </div>
      )}
    </section>
  )
}
