import { AllArticles, BlogPages, BlogSearch, type ScreenViews, SearchIcon, useBlogHead } from '@store/template-kit'
import { Bare } from './bare.tsx'
import { Letter } from './letters.tsx'

/** R2: letters, each with its stamp. */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  return (
    <div className="frame blog">
      <header className="page-head">
        <h1>{head.title}</h1>
        <p className="lead">{head.text}</p>
        <BlogSearch view={view} className="search-line">
          <SearchIcon />
        </BlogSearch>
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
        <Bare title={head.nothing}>
          <AllArticles view={view} className="button" />
        </Bare>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
