import { AllArticles, BlogPages, BlogSearch, type ScreenViews, useBlogHead } from '@store/template-kit'
import { ArticleBalloon } from './article-balloon.tsx'
import { GlassIcon } from './icons.tsx'
import { OpenBox } from './open-box.tsx'

/** R2: what there is to read with a grown-up, newest first, in balloons. Found by their titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  return (
    <div className="frame blog">
      <header className="page-head">
        <h1>{head.title}</h1>
        <p className="lead">{head.text}</p>
        <BlogSearch view={view} className="search-field">
          <GlassIcon />
        </BlogSearch>
      </header>
      {articles.length > 0 ? (
        <ul className="balloons">
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleBalloon article={article} priority={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <OpenBox title={head.nothing}>
          <AllArticles view={view} className="button" />
        </OpenBox>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
