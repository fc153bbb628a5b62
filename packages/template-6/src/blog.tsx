import {
  AllArticles,
  BlogPages,
  Form,
  type ScreenViews,
  SearchIcon,
  useBlogHead,
  usePaths,
  VisuallyHidden,
} from '@store/template-kit'
import { EmptyTable } from './empty-table.tsx'
import { GuideRow } from './guides.tsx'
import { useWords } from './words.ts'

/** R2: guides as rows, newest first, found by their titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles, search } = view
  const head = useBlogHead(view)
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="frame reading">
      <header className="page-head">
        <h1>{search ? head.title : t('volt.guides')}</h1>
        <p className="muted">{head.text}</p>
      </header>
      <Form method="get" action={paths.blog()} role="search" className="blog-search">
        <label>
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
        <button type="submit" className="search-go" aria-label={t('search.submit')}>
          <SearchIcon />
        </button>
      </Form>
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
