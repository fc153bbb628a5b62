import { Breadcrumbs, Moment, Prose, readingMinutes, type ScreenViews, ShareLater, usePaths } from '@store/template-kit'
import { ArticleCard } from './parts/article-card.tsx'
import { Picture } from './parts/picture.tsx'
import { SectionHead } from './parts/section-head.tsx'
import { useWords } from './words.ts'

/** An article: title over the picture, its facts in boxes, lines of 68 characters. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const { title, image, author, publishedAt, body, summary } = article
  return (
    <>
      <article className="article">
        <header className="article-head inset">
          <Breadcrumbs steps={[{ name: t('blog.title'), href: paths.blog() }, { name: title }]} className="steps" />
          <h1>{title}</h1>
          {summary && body && <p className="lead">{summary}</p>}
        </header>
        {image && (
          <Picture
            name={title}
            image={{ src: image, alt: null }}
            alt=""
            sizes="100vw"
            ratio={2}
            className="article-picture"
            priority
          />
        )}
        <div className="article-in inset">
          <ul className="stats wraps">
            {body && <li>{t('blog.minutes', { count: readingMinutes(body) })}</li>}
            {publishedAt && (
              <li>
                <Moment iso={publishedAt} dateOnly />
              </li>
            )}
            {author && <li>{t('blog.by', { author })}</li>}
          </ul>
          {body ? <Prose html={body} className="prose" /> : <p className="lead">{summary ?? t('blog.noBody')}</p>}
          <ShareLater title={title} path={paths.article(article)} listClassName="chips" linkClassName="chip" />
        </div>
      </article>
      {more.length > 0 && (
        <section className="section" aria-labelledby="more">
          <SectionHead id="more" title={t('blog.more')} href={paths.blog()} />
          <ul className="notes">
            {more.slice(0, 2).map((other, index) => (
              <li key={other.id}>
                <ArticleCard article={other} number={index + 1} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
