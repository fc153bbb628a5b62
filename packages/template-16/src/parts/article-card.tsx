import type { Article } from '@store/core'
import { Link, Moment, usePaths } from '@store/template-kit'
import { Picture } from './picture.tsx'

/** An article in a list: picture (3:2), title, first words. */
export function ArticleCard(props: {
  readonly article: Article
  readonly heading?: 'h2' | 'h3'
  readonly priority?: boolean
}) {
  const paths = usePaths()
  const { article, heading: Heading = 'h2', priority = false } = props
  const { title, image, summary, publishedAt } = article
  return (
    <article className="note">
      <Picture
        name={title}
        image={image === null ? null : { src: image, alt: null }}
        alt=""
        sizes="(min-width: 64rem) 45vw, 94vw"
        ratio={1.5}
        largest={1080}
        priority={priority}
      />
      <Heading>
        <Link href={paths.article(article)} className="cover-link">
          {title}
        </Link>
      </Heading>
      {summary && <p>{summary}</p>}
      {publishedAt && <Moment iso={publishedAt} dateOnly />}
    </article>
  )
}
