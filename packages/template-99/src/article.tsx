import { Link, Moment, ProductMedia, Prose, readingMinutes, type ScreenViews, usePaths } from '@store/template-kit'
import { ArticlePreview } from './article-preview.tsx'
import { Bubble } from './bubble.tsx'
import { Drawing } from './photo.tsx'
import { useWords } from './words.ts'

/** An article in one long bubble. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const { title, author, publishedAt, image, body, summary } = article
  return (
    <div className="thread">
      <article className="bubble long" data-from="shop">
        {image && (
          <ProductMedia
            className="photo"
            image={{ src: image, alt: '' }}
            alt=""
            sizes="(min-width: 40rem) 600px, 94vw"
            ratio={16 / 9}
            largest={1080}
            priority
            fallback={<Drawing name={title} />}
          />
        )}
        <div className="long-words">
          <h1>{title}</h1>
          <p className="hint">
            {author && <span>{t('blog.by', { author })}</span>}
            {publishedAt && <Moment iso={publishedAt} dateOnly />}
            {body && <span>{t('blog.minutes', { count: readingMinutes(body) })}</span>}
          </p>
          {body ? <Prose html={body} /> : <p>{summary ?? t('blog.noBody')}</p>}
        </div>
      </article>
      {more.length > 0 && (
        <section className="group" aria-labelledby="more">
          <Bubble as="h2" id="more">
            {t('blog.more')}
          </Bubble>
          <ul className="group">
            {more.map((other) => (
              <li key={other.id}>
                <ArticlePreview article={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link href={paths.blog()} className="chip">
        {t('blog.all')}
      </Link>
    </div>
  )
}
