import type { Article } from '@store/core'
import {
  Form,
  Link,
  Moment,
  PageLinks,
  ProductMedia,
  type ScreenViews,
  usePaths,
  useT,
  VisuallyHidden,
} from '@store/template-kit'
import { Blank } from './picture.tsx'

/** R2: articles, newest first, found by their titles (C17). */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const t = useT()
  const paths = usePaths()
  return (
    <div className="columns blog">
      <header className="catalog-head">
        <h1>{search ? t('blog.results', { search }) : t('blog.title')}</h1>
        <p className="muted">{search ? t('blog.count', { count }) : t('blog.text')}</p>
      </header>
      <Form method="get" action={paths.blog()} role="search" className="blog-search">
        <label htmlFor="blog-search">
          <VisuallyHidden>{t('blog.search')}</VisuallyHidden>
        </label>
        <input
          id="blog-search"
          type="search"
          name="title"
          key={search}
          defaultValue={search ?? ''}
          placeholder={t('blog.search')}
          maxLength={100}
        />
        <button type="submit" className="button" data-tone="quiet">
          {t('search.submit')}
        </button>
      </Form>
      {articles.length > 0 ? (
        <ul className="grid blog-grid">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <p>{t(search ? 'blog.none' : 'blog.empty')}</p>
          {search && (
            <Link href={paths.blog()} className="button" data-tone="quiet">
              {t('blog.all')}
            </Link>
          )}
        </div>
      )}
      <PageLinks className="pages" page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} />
    </div>
  )
}

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
        <ProductMedia
          className="plate"
          image={article.image ? { src: article.image, alt: null } : null}
          alt=""
          sizes="(min-width: 64rem) 30vw, 94vw"
          ratio={3 / 2}
          fallback={<Blank name={article.title} />}
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
