import { Form, Link, PageLinks, type ScreenViews, SearchIcon, usePaths, VisuallyHidden } from '@store/template-kit'
import { Bare } from './bare.tsx'
import { Letter } from './letters.tsx'
import { useWords } from './words.ts'

/** R2: letters, each with its stamp. */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="frame blog">
      <header className="page-head">
        <h1>{search ? t('blog.results', { search }) : t('blog.title')}</h1>
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
          <button type="submit" aria-label={t('search.submit')}>
            <SearchIcon />
          </button>
        </Form>
      </header>
      {articles.length > 0 ? (
        <ul className="letters">
          {articles.map((article, index) => (
            <li key={article.id}>
              <Letter article={article} heading="h2" priority={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <Bare title={t(search ? 'blog.none' : 'blog.empty')}>
          {search && (
            <Link href={paths.blog()} className="button">
              {t('blog.all')}
            </Link>
          )}
        </Bare>
      )}
      <PageLinks className="pages" page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} />
    </div>
  )
}
