import type { Article } from '@store/core'
import { BlogSection, imageSet, imageUrl, Link, Moment, type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { EmptyState } from './parts/empty-state.tsx'
import { NewsColumn } from './parts/latest-articles.tsx'
import { useWords } from './words.ts'

/** R2: articles like a newspaper's front page: the newest over the full width, the others in columns. */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const [lead, ...others] = articles
  return (
    <div className="blog frame">
      <BlogSection
        view={view}
        search={{ className: 'search-line' }}
        Empty={EmptyState}
        headClassName="nameplate one-column"
        textClassName="muted"
      >
        {lead && <Lead article={lead} />}
        {others.length > 0 && (
          <ul className="columns one-column">
            {others.map((article) => (
              <li key={article.id}>
                <NewsColumn article={article} />
              </li>
            ))}
          </ul>
        )}
      </BlogSection>
    </div>
  )
}

function Lead({ article }: { readonly article: Article }) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { title, summary, image, author, publishedAt } = article
  return (
    <article className="front one-column" data-bare={image ? undefined : ''}>
      <h2>
        <Link href={paths.article(article)}>{title}</Link>
      </h2>
      {image && (
        <img
          src={imageUrl(image, 800)}
          srcSet={imageSet(image)}
          sizes="(min-width: 64rem) 40rem, 92vw"
          alt=""
          width={800}
          height={500}
        />
      )}
      <div className="front-words">
        {summary && <p>{summary}</p>}
        <p className="muted">
          {t('blog.by', { author: author ?? shop.name })}
          {publishedAt && (
            <>
              {' · '}
              <Moment iso={publishedAt} dateOnly />
            </>
          )}
        </p>
      </div>
    </article>
  )
}
