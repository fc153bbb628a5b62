import { Form, Link, PageLinks, type ScreenViews, usePaths, useShop, VisuallyHidden } from '@store/template-kit'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
import { Letter } from './letter.tsx'
import { useWords } from './words.ts'

/** R2, the letters page: newest first, the newest of all with its picture; found by their titles (C17). */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  const [first, ...rest] = articles
  const lead = first && page === 1 && !search ? first : null
  return (
    <div className="blog columns">
      <header className="catalog-head">
        <h1 className="display">
          {search ? t('blog.results', { search }) : t('blog.title')}
          {count > 0 && (
            <sup className="count">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only"> {t('blog.count', { count })}</span>
            </sup>
          )}
        </h1>
        <div className="catalog-tools">
          <Form method="get" action={paths.blog()} role="search" className="line-search blog-search">
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
            <button type="submit" className="word">
              {t('issue.search')}
            </button>
          </Form>
          <Folio page={foliosFor(categories).letters} />
        </div>
      </header>
      {lead && <Letter article={lead} lead className="blog-lead" />}
      {articles.length > 0 ? (
        <div className="letter-grid">
          {(lead ? rest : articles).map((article) => (
            <Letter key={article.id} article={article} />
          ))}
        </div>
      ) : (
        <div className="blank-page">
          <p className="h1">{t(search ? 'blog.none' : 'blog.empty')}</p>
          {search && (
            <Link href={paths.blog()} className="word underlined">
              {t('blog.all')}
            </Link>
          )}
        </div>
      )}
      <PageLinks className="pages" page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} />
    </div>
  )
}
