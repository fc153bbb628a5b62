import type { ScreenViews } from '@store/template-kit'
import { Breadcrumbs, Moment, Prose, readingMinutes, usePaths, useT } from '@store/template-kit'
import { ArticleCard } from './article-card.tsx'
import { Picture } from './picture.tsx'

export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useT()
  const paths = usePaths()
  return (
    <div className="frame article">
      <Breadcrumbs
        steps={[
          { name: t('nav.home'), href: paths.home() },
          { name: t('blog.title'), href: paths.blog() },
          { name: article.title },
        ]}
        className="steps"
      />
      <article>
        <h1>{article.title}</h1>
        <p className="article-facts muted">
          {article.author && <span>{t('blog.by', { author: article.author })} </span>}
          {article.publishedAt && <Moment iso={article.publishedAt} dateOnly />}{' '}
          {article.body && <span>{t('blog.minutes', { count: readingMinutes(article.body) })}</span>}
        </p>
        {article.image && (
          <Picture
            name={article.title}
            image={{ src: article.image, alt: null }}
            alt=""
            sizes="(min-width: 64rem) 60rem, 94vw"
          />
        )}
        {article.body ? <Prose html={article.body} /> : <p>{article.summary ?? t('blog.noBody')}</p>}
      </article>
      {more.length > 0 && (
        <section>
          <h2>{t('blog.more')}</h2>
          <ul className="grid blog-grid">
            {more.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
