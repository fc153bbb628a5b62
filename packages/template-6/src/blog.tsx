import { AllArticles, BlogPages, BlogSearch, type ScreenViews, SearchIcon, useBlogHead } from '@store/template-kit'
import { EmptyTable } from './parts/empty-table.tsx'
import { GuideRow } from './parts/guides.tsx'
import { useWords } from './words.ts'

/** R2: buying guides as rows, newest first; the search looks in titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles, search } = view
  const head = useBlogHead(view)
  const t = useWords()
  return (
    <div className="frame reading">
      <header className="page-head">
        <h1>{search ? head.title : t('volt.guides')}</h1>
        <p className="muted">{head.text}</p>
      </header>
      <BlogSearch view={view} className="blog-search" button={{ className: 'search-go' }}>
        <SearchIcon />
      </BlogSearch>
      {articles.length > 0 ? (
        <ul className="guides">
          {articles.map((article) => (
            <li key={article.id}>
              <GuideRow article={article} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyTable title={head.nothing}>
          <AllArticles view={view} className="button" data-tone="quiet" />
        </EmptyTable>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
