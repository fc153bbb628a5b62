import type { Article } from '@store/core'
import { Link, Moment, usePaths } from '@store/template-kit'
import { Picture } from './picture.tsx'

/** An article in a list: number, picture, title. */
export function ArticleCard(props: {
  readonly article: Article
  readonly number: number
  readonly heading?: 'h2' | 'h3'
  readonly priority?: boolean
}) {
  const paths = usePaths()
  const { article, number, heading: Heading = 'h2' } = props
  return (
    <article className="note">
      <b className="note-number" aria-hidden="true">
        {String(number).padStart(2, '0')}
      </b>
      <Picture
        name={article.title}
        image={article.image ? { src: article.image, alt: null } : null}
        alt=""
        sizes="(min-width: 48rem) 30vw, 100vw"
        priority={props.priority}
        largest={1080}
        ratio={1.5}
      />
      <div className="note-words">
        <Heading>
          <Link href={paths.article(article)} className="cover-link">
            {article.title}
          </Link>
        </Heading>
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
