import { Breadcrumbs, Moment, Prose, readingMinutes, type ScreenViews, usePaths } from '@store/template-kit'
import { Flyer } from './flyer.tsx'
import { Print } from './print.tsx'
import { SendOn } from './send-on.tsx'
import { useWords } from './words.ts'

/** One column of typewriting, 68 signs to a line, under a photocopy. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const { title, image, author, publishedAt, body, summary } = article
  return (
    <>
      <article className="article">
        <header className="head">
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
            <Print name={title} image={{ src: image, alt: null }} sizes="100vw" ratio={2} priority />
          </div>
        )}
        <div className="article-column">
          {body && summary && <p className="told-first">{summary}</p>}
          {body ? <Prose html={body} className="prose" /> : <p className="told-first">{summary ?? t('blog.noBody')}</p>}
          <SendOn title={title} path={paths.article(article)} />
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
                <Flyer article={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
