import type { Article } from '@store/core'
import { Link, Moment, ProductMedia, usePaths } from '@store/template-kit'
import { Drawing } from './photo.tsx'

/** A link to an article: picture, title, first words. */
export function ArticlePreview(props: { readonly article: Article; readonly heading?: 'h2' | 'h3' }) {
  const { article, heading: Heading = 'h2' } = props
  const paths = usePaths()
  return (
    <article className="bubble preview" data-from="shop">
      <ProductMedia
        className="photo"
        image={article.image ? { src: article.image, alt: '' } : null}
        alt=""
        sizes="(min-width: 40rem) 538px, 84vw"
        ratio={16 / 9}
        largest={1080}
        fallback={<Drawing name={article.title} />}
      />
      <div className="preview-words">
        <Heading>
          <Link href={paths.article(article)} className="cover-link">
            {article.title}
          </Link>
        </Heading>
        {article.summary && <p>{article.summary}</p>}
        {article.publishedAt && (
          <p className="hint">
            <Moment iso={article.publishedAt} dateOnly />
          </p>
        )}
      </div>
    </article>
  )
}
