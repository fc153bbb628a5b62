import { ArticleFacts, Breadcrumbs, Prose, type ScreenViews, ShareLater, usePaths } from '@store/template-kit'
import { ArticleCard } from './parts/article-card.tsx'
import { Picture } from './parts/picture.tsx'
import { useWords } from './words.ts'

/** An article, lines of 66 characters. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const { title, summary, body, image } = article
  return (
    <div className="sheet-page one-column">
      <article className="letter-page">
        <Breadcrumbs className="steps" steps={[{ name: t('blog.title'), href: paths.blog() }, { name: title }]} />
        <h1>{title}</h1>
        <ArticleFacts article={article} className="muted byline wraps" />
        {image && (
          <Picture
            name={title}
            image={{ src: image, alt: null }}
            alt=""
            sizes="(min-width: 48rem) 46rem, 100vw"
            ratio={1.5}
            priority
          />
        )}
        {body ? (
          <>
            {summary && <p className="lead">{summary}</p>}
            <Prose html={body} className="prose" />
          </>
        ) : (
          <p className="lead">{summary ?? t('blog.noBody')}</p>
        )}
        <ShareLater title={title} path={paths.article(article)} listClassName="chips" linkClassName="chip" />
      </article>
      {more.length > 0 && (
        <section aria-labelledby="more-notes">
          <h2 id="more-notes">{t('blog.more')}</h2>
          <div className="notes">
            {more.slice(0, 3).map((other) => (
              <ArticleCard key={other.id} article={other} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
