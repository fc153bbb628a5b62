import type { Article } from '@store/core'
import { Link, Moment, usePaths } from '@store/template-kit'
import { Picture } from './picture.tsx'
import { tintStyle, useTints } from './tint.ts'

/** An article in a list: picture, title, first words. */
export function ArticleCard(props: {
  readonly article: Article
  readonly heading?: 'h2' | 'h3'
  readonly sizes?: string
  readonly priority?: boolean
}) {
  const { article, heading: Heading = 'h2', sizes = '(min-width: 64rem) 22vw, 40vw' } = props
  const paths = usePaths()
  const tints = useTints()
  return (
    <article className="journal" data-tint="" style={tintStyle(tints.ofName(article.title))}>
      <Picture
        name={article.title}
        image={article.image ? { src: article.image, alt: null } : null}
        alt=""
        sizes={sizes}
        priority={props.priority}
        largest={1080}
      />
      <div className="journal-words">
        <Heading className="journal-title">
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
