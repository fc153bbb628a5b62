import type { Article } from '@store/core'
import { Link, Moment, usePaths } from '@store/template-kit'
import { Picture } from './picture.tsx'

export function ArticleCard({
  article,
  heading: Heading = 'h2',
}: {
  readonly article: Article
  readonly heading?: 'h2' | 'h3'
}) {
  const paths = usePaths()
  return (
    <article className="card">
      <div className="card-photo">
        <Picture
          name={article.title}
          image={article.image ? { src: article.image, alt: null } : null}
          alt=""
          sizes="(min-width: 64rem) 30vw, 94vw"
        />
      </div>
      <Heading className="card-name">
        <Link href={paths.article(article)}>{article.title}</Link>
      </Heading>
      {article.summary && <p>{article.summary}</p>}
      {article.publishedAt && (
        <p className="muted">
          <Moment iso={article.publishedAt} dateOnly />
        </p>
      )}
    </article>
  )
}
