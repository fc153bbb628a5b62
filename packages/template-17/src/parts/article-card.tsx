import type { Article } from '@store/core'
import { Link, Moment, usePaths } from '@store/template-kit'
import { Photocopy } from './photocopy.tsx'

/** An article in a list: picture, date, title. */
export function ArticleCard(props: {
  readonly article: Article
  readonly heading?: 'h2' | 'h3'
  readonly priority?: boolean
}) {
  const paths = usePaths()
  const { article, heading: Heading = 'h2' } = props
  const { title, image, summary, publishedAt } = article
  return (
    <article className="flyer">
      <Photocopy
        name={title}
        image={image ? { src: image, alt: null } : null}
        sizes="(min-width: 48rem) 33vw, 100vw"
        ratio={1.25}
        priority={props.priority}
        largest={1080}
      />
      <div className="flyer-words">
        {publishedAt && (
          <p className="muted">
            <Moment iso={publishedAt} dateOnly />
          </p>
        )}
        <Heading>
          <Link href={paths.article(article)} className="cover-link">
            {title}
          </Link>
        </Heading>
        {summary && <p>{summary}</p>}
      </div>
    </article>
  )
}
