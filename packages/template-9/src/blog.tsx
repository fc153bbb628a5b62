import { AllArticles, BlogPages, BlogSearch, type ScreenViews, SearchIcon, useBlogHead } from '@store/template-kit'
import { EmptyArch } from './empty-arch.tsx'
import { JournalArch } from './journal-arch.tsx'

/** R2: the journal, newest first: a large arch leads, a list follows. Found by their titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  const [lead, ...others] = articles
  return (
    <div className="frame blog">
      <header className="catalog-head">
        <h1>{head.title}</h1>
        <p className="lead">{head.text}</p>
        <BlogSearch view={view} className="search-field">
          <SearchIcon />
        </BlogSearch>
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
        <EmptyArch title={head.nothing}>
          <AllArticles view={view} className="button" />
        </EmptyArch>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
