import { AllArticles, BlogPages, BlogSearch, type ScreenViews, useBlogHead } from '@store/template-kit'
import { Flyer } from './flyer.tsx'
import { Nothing } from './nothing.tsx'

/** R2: flyers on a wall, the newest on top; found by their titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  return (
    <>
      <header className="head">
        <h1>{head.title}</h1>
        <p>{head.text}</p>
        <BlogSearch view={view} className="prompt" />
      </header>
      {articles.length === 0 ? (
        <Nothing title={head.nothing}>
          <AllArticles view={view} className="press" />
        </Nothing>
      ) : (
        <ul className="flyers">
          {articles.map((article, index) => (
            <li key={article.id}>
              <Flyer article={article} priority={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <BlogPages view={view} className="pages" />
    </>
  )
}
