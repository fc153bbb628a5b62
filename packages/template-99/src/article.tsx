import { ArticleFacts, Link, ProductMedia, Prose, type ScreenViews, usePaths } from '@store/template-kit'
import { ArticlePreview } from './parts/article-preview.tsx'
import { Bubble } from './parts/bubble.tsx'
import { Drawing } from './parts/photo.tsx'
import { useWords } from './words.ts'

/** An article in one bubble. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const { title, image, body, summary } = article
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
          <ArticleFacts article={article} className="hint" />
          {body ? <Prose html={body} className="prose" /> : <p>{summary ?? t('blog.noBody')}</p>}
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
