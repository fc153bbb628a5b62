import { Form, Link, PageLinks, type ScreenViews, SearchIcon, usePaths, VisuallyHidden } from '@store/template-kit'
import { NoPlays } from './no-plays.tsx'
import { Note } from './note.tsx'
import { useWords } from './words.ts'

/** As many on a page as the services send (R2): numerals go on from page to page. */
const ON_A_PAGE = 12

/** R2: training notes, newest first, each under a large numeral. Found by their titles (C17). */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="blog">
      <header className="page-head inset">
        <h1>
          <span className="lean">{search ? t('blog.results', { search }) : t('blog.title')}</span>
        </h1>
        <p className="lead">{search ? t('blog.count', { count }) : t('blog.text')}</p>
        <Form method="get" action={paths.blog()} role="search" aria-label={t('blog.search')} className="search-line">
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
          <button type="submit" className="sign" aria-label={t('search.submit')}>
            <SearchIcon />
          </button>
        </Form>
      </header>
      {articles.length > 0 ? (
        <ul className="notes">
          {articles.map((article, index) => (
            <li key={article.id}>
              <Note article={article} number={(page - 1) * ON_A_PAGE + index + 1} priority={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <NoPlays title={t(search ? 'blog.none' : 'blog.empty')}>
          {search && (
            <Link href={paths.blog()} className="button">
              {t('blog.all')}
            </Link>
          )}
        </NoPlays>
      )}
      <PageLinks className="pages inset" page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} />
    </div>
  )
}
