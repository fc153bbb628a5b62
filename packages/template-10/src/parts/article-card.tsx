import type { Article } from '@store/core'
import { Link, Moment, usePaths } from '@store/template-kit'
import { useBlockColors } from './block-colors.ts'
import { Picture } from './picture.tsx'

/** An article in a list: picture, title, first words. */
export function ArticleCard(props: {
  readonly article: Article
  readonly heading?: 'h2' | 'h3'
  readonly priority?: boolean
}) {
  const { article, heading: Heading = 'h2' } = props
  const paths = usePaths()
  const blocks = useBlockColors()
  return (
    <article className="story" data-block={blocks.ofName(article.title)}>
      <Picture
        name={article.title}
        image={article.image ? { src: article.image, alt: null } : null}
        alt=""
        sizes="(min-width: 64rem) 46vw, 92vw"
        priority={props.priority}
        largest={1080}
        ratio={1.6}
        className="story-picture"
      />
      <div className="story-words">
        <Heading className="story-title">
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
