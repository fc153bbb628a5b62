import type { Article } from '@store/core'
import { imageSet, imageUrl, Link, Moment, usePaths } from '@store/template-kit'
import { CrateDrawing } from './empty-state.tsx'

export function RecipeCard(props: { readonly article: Article; readonly heading?: 'h2' | 'h3' }) {
  const paths = usePaths()
  const { article, heading: Heading = 'h2' } = props
  return (
    <article className="recipe">
      <ArticlePicture article={article} sizes="(min-width: 64rem) 24vw, 92vw" />
      <Heading className="recipe-title">
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

/** An article's picture, 4:3; without one, a drawn crate on the colour of the first disc. */
export function ArticlePicture(props: {
  readonly article: Pick<Article, 'image'>
  readonly sizes: string
  readonly isFirst?: boolean
}) {
  const { article, isFirst = false } = props
  return (
    <span className="recipe-picture middle">
      {article.image ? (
        <img
          src={imageUrl(article.image, 640)}
          srcSet={imageSet(article.image)}
          sizes={props.sizes}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
        />
      ) : (
        <CrateDrawing />
      )}
    </span>
  )
}
