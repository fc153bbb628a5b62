import { Form, Link, PageLinks, type ScreenViews, SearchIcon, usePaths, VisuallyHidden } from '@store/template-kit'
import { EmptyArch } from './empty-arch.tsx'
import { JournalArch } from './journal-arch.tsx'
import { useWords } from './words.ts'

/** R2: the journal, newest first: a large arch leads, a list follows. Found by their titles (C17). */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const t = useWords()
  const paths = usePaths()
  const [lead, ...others] = articles
  return (
    <div className="frame blog">
      <header className="catalog-head">
        <h1>{search ? t('blog.results', { search }) : t('blog.title')}</h1>
        <p className="lead">{search ? t('blog.count', { count }) : t('blog.text')}</p>
        <Form method="get" action={paths.blog()} role="search" aria-label={t('blog.search')} className="search-field">
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
      {lead ? (
        <>
          <div className="journal-lead">
            <JournalArch article={lead} sizes="(min-width: 64rem) 34vw, 88vw" priority />
          </div>
          {others.length > 0 && (
            <ul className="journal-list">
              {others.map((article) => (
                <li key={article.id}>
                  <JournalArch article={article} sizes="8rem" />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <EmptyArch title={t(search ? 'blog.none' : 'blog.empty')}>
          {search && (
            <Link href={paths.blog()} className="button">
              {t('blog.all')}
            </Link>
          )}
        </EmptyArch>
      )}
      <PageLinks className="pages" page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} />
    </div>
  )
}
