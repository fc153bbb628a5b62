import { AllArticles, BlogPages, BlogSearch, type ScreenViews, SearchIcon, useBlogHead } from '@store/template-kit'
import { EmptyPlate } from './empty-plate.tsx'
import { Note } from './note.tsx'

/** R2: the notebook, newest first; found by their titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  return (
    <div className="sheet-page">
      <h1>{head.title}</h1>
      <div className="blog-head">
        <p className="lead">{head.text}</p>
        <BlogSearch view={view} className="sought">
          <SearchIcon />
        </BlogSearch>
      </div>
      <div className="notes">
        {articles.map((article, index) => (
          <Note key={article.id} article={article} priority={index === 0} />
        ))}
      </div>
      {articles.length === 0 && (
        <EmptyPlate title={head.nothing}>{view.search && <AllArticles view={view} className="button" />}</EmptyPlate>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
