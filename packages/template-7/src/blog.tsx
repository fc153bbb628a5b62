import type { Article } from '@store/core'
import {
  AllArticles,
  BlogPages,
  Form,
  imageSet,
  imageUrl,
  Link,
  Moment,
  type ScreenViews,
  useBlogHead,
  usePaths,
  VisuallyHidden,
} from '@store/template-kit'
import { Crate, CrateDrawing } from './crate.tsx'
import { useWords } from './words.ts'

/** R2: recipes, newest first, found by their titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles, search } = view
  const head = useBlogHead(view)
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="blog">
      <header className="page-head">
        <h1>{head.title}</h1>
        <p className="muted">{head.text}</p>
      </header>
      <Form method="get" action={paths.blog()} role="search" aria-label={t('blog.search')} className="blog-search">
        <label className="field">
          <VisuallyHidden>{t('blog.search')}</VisuallyHidden>
          <input
            type="search"
            name="title"
            key={search}
            defaultValue={search ?? ''}
            placeholder={t('blog.search')}
            maxLength={100}
          />
        </label>
        <button type="submit" className="button" data-tone="quiet">
          {t('search.submit')}
        </button>
      </Form>
      {articles.length > 0 ? (
        <ul className="recipes">
          {articles.map((article) => (
            <li key={article.id}>
              <RecipeCard article={article} />
            </li>
          ))}
        </ul>
      ) : (
        <Crate text={head.nothing}>{view.search && <AllArticles view={view} className="button" />}</Crate>
      )}
      <BlogPages view={view} className="page-links" />
    </div>
  )
}

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

/** 4 : 3; without a picture, a crate on the first disc's colour. */
export function ArticlePicture(props: {
  readonly article: Pick<Article, 'image'>
  readonly sizes: string
  readonly isFirst?: boolean
}) {
  const { article, isFirst = false } = props
  return (
    <span className="recipe-picture">
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
