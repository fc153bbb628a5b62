import type { Article } from '@store/core'
import { Link, Moment, usePaths } from '@store/template-kit'
import { Picture } from './picture.tsx'

/** An article in a list. The first of a page (`lead`) has its picture and a larger title; the others are text. */
export function ArticleCard(props: {
  readonly article: Article
  readonly heading?: 'h2' | 'h3'
  readonly lead?: boolean
  readonly className?: string
}) {
  const { article, heading: Heading = 'h2', lead = false } = props
  const paths = usePaths()
  return (
    <article className={`letter ${props.className ?? ''}`} data-lead={lead ? '' : undefined}>
      {(lead || article.image) && (
        <ArticlePicture
          article={article}
          sizes={lead ? '(min-width: 64rem) 62vw, 100vw' : '(min-width: 48rem) 30vw, 92vw'}
        />
      )}
      <div className="letter-text">
        {article.publishedAt && (
          <p className="caption">
            <Moment iso={article.publishedAt} dateOnly />
          </p>
        )}
        <Heading className={lead ? 'h1' : 'h2'}>
          <Link href={paths.article(article)} className="cover-link">
            {article.title}
          </Link>
        </Heading>
        {article.summary && <p className="letter-summary">{article.summary}</p>}
      </div>
    </article>
  )
}

export function ArticlePicture(props: {
  readonly article: Pick<Article, 'title' | 'image'>
  readonly sizes: string
  readonly priority?: boolean
}) {
  const { title, image } = props.article
  return (
    <span className="letter-picture">
      <Picture
        product={{ name: title, images: image ? [{ src: image, alt: null }] : [] }}
        sizes={props.sizes}
        ratio={3 / 2}
        priority={props.priority}
        decorative
      />
    </span>
  )
}
