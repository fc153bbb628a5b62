import type { Article } from '@store/core'
import { Link, Moment, usePaths } from '@store/template-kit'
import { Picture } from './picture.tsx'

/** An article as a row: picture, title, first words. */
export function ArticleRow(props: {
  readonly article: Article
  readonly heading?: 'h2' | 'h3'
  readonly onPreview?: (article: Article) => void
}) {
  const { article, heading: Title = 'h2', onPreview } = props
  const paths = usePaths()
  const onHoverOrFocus = () => onPreview?.(article)
  return (
    <article className="row note" onPointerEnter={onHoverOrFocus} onFocus={onHoverOrFocus}>
      <Picture
        product={{ name: article.title }}
        image={article.image ? { src: article.image, alt: null } : null}
        alt=""
        sizes="(min-width: 64rem) 11rem, 7rem"
        largest={480}
      />
      <div className="row-words">
        <Title className="note-title">
          <Link href={paths.article(article)} className="cover-link">
            {article.title}
          </Link>
        </Title>
        {article.summary && <p>{article.summary}</p>}
        {article.publishedAt && (
          <p className="muted">
            <Moment iso={article.publishedAt} dateOnly />
          </p>
        )}
      </div>
    </article>
  )
}
