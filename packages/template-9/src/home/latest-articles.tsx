import type { Article } from '@store/core'
import { usePaths } from '@store/template-kit'
import { ArticleCard } from '../parts/article-card.tsx'
import { useWords } from '../words.ts'
import { SectionHead } from './section-head.tsx'

/** The two newest articles on the home page. */
export function LatestArticles({ articles }: { readonly articles: readonly Article[] }) {
  const t = useWords()
  const paths = usePaths()
  return (
    <section className="frame section">
      <SectionHead title={t('bruma.journal')} href={paths.blog()} />
      <ul className="journal-pair">
        {articles.slice(0, 2).map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
