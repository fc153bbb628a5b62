import {
  ArticleFacts,
  Breadcrumbs,
  imageSet,
  imageUrl,
  Prose,
  type ScreenViews,
  ShareRow,
  usePaths,
} from '@store/template-kit'
import { NewsColumn } from './parts/latest-articles.tsx'
import { useWords } from './words.ts'

/** An article: lines of 62 characters, a drop cap, and links to earlier articles. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const { title, body, image, summary } = article
  return (
    <div className="article-page frame">
      <article className="article">
        <Breadcrumbs steps={[{ name: t('blog.title'), href: paths.blog() }, { name: title }]} className="steps" />
        <header>
          <h1>{title}</h1>
          <ArticleFacts article={article} className="muted article-facts" />
        </header>
        {summary && body && <p className="article-summary">{summary}</p>}
        {image && (
          <img
            src={imageUrl(image, 800)}
            srcSet={imageSet(image)}
            sizes="(min-width: 48rem) 46rem, 92vw"
            alt=""
            width={800}
            height={500}
            className="article-image"
          />
        )}
        {body ? (
          <Prose html={body} className="prose" />
        ) : (
          <p className="article-summary">{summary ?? t('blog.noBody')}</p>
        )}
        <ShareRow title={title} path={paths.article(article)} />
      </article>
      {more.length > 0 && (
        <section className="room" aria-labelledby="more">
          <h2 id="more">{t('blog.more')}</h2>
          <ul className="columns one-column">
            {more.slice(0, 3).map((other) => (
              <li key={other.id}>
                <NewsColumn article={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
