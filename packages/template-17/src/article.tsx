import { Breadcrumbs, Moment, Prose, readingMinutes, type ScreenViews, usePaths } from '@store/template-kit'
import { ArticleCard } from './parts/article-card.tsx'
import { Photocopy } from './parts/photocopy.tsx'
import { Share } from './parts/share.tsx'
import { useWords } from './words.ts'

/** An article in one column, lines of 68 characters, with its picture above. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const { title, image, author, publishedAt, body, summary } = article
  return (
    <>
      <article className="article">
        <header className="head one-column">
          <Breadcrumbs steps={[{ name: t('blog.title'), href: paths.blog() }, { name: title }]} className="way" />
          <h1>{title}</h1>
          <p className="article-facts">
            {publishedAt && <Moment iso={publishedAt} dateOnly />}
            {author && <span>{t('blog.by', { author })}</span>}
            {body && <span>{t('blog.minutes', { count: readingMinutes(body) })}</span>}
          </p>
        </header>
        {image && (
          <div className="article-photo">
            <Photocopy name={title} image={{ src: image, alt: null }} sizes="100vw" ratio={2} priority />
          </div>
        )}
        <div className="article-column">
          {body && summary && <p className="told-first">{summary}</p>}
          {body ? <Prose html={body} className="prose" /> : <p className="told-first">{summary ?? t('blog.noBody')}</p>}
          <Share title={title} path={paths.article(article)} />
        </div>
      </article>
      {more.length > 0 && (
        <section aria-labelledby="more">
          <h2 id="more" className="band">
            {t('blog.more')}
          </h2>
          <ul className="flyers">
            {more.slice(0, 3).map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
