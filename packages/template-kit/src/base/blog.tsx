import type { Article } from '@store/core'
import { Form, Link } from '../host.tsx'
import { Moment } from '../parts/moment.tsx'
import { PageLinks } from '../parts/pagination.tsx'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import type { ScreenViews } from '../template.ts'
import { Picture } from './picture.tsx'

/** R2: articles, newest first, found by their titles (C17). */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const t = useT()
  const paths = usePaths()
  return (
    <div className="frame blog">
      <header className="catalog-head">
        <h1>{search ? t('blog.results', { search }) : t('blog.title')}</h1>
        <p className="muted">{search ? t('blog.count', { count }) : t('blog.text')}</p>
      </header>
      <Form method="get" action={paths.blog()} role="search" aria-label={t('blog.search')} className="blog-search">
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
