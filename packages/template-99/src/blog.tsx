import { AllArticles, BlogPages, BlogSearch, type ScreenViews, SearchIcon, useBlogHead } from '@store/template-kit'
import { ArticlePreview } from './parts/article-preview.tsx'
import { Bubble } from './parts/bubble.tsx'
import { useWords } from './words.ts'

/** R2: the list of articles; the search looks in titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles, search } = view
  const head = useBlogHead(view)
  const t = useWords()
  return (
    <div className="thread">
      <Bubble as="h1" from="you" className="question">
        {head.title}
      </Bubble>
      <Bubble>{search ? head.text : t('charla.blog')}</Bubble>
      <BlogSearch view={view} className="search-field">
        <SearchIcon strokeWidth={2} />
      </BlogSearch>
      {articles.length > 0 ? (
        <ul className="group">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticlePreview article={article} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Bubble>{head.nothing}</Bubble>
          <AllArticles view={view} className="chip" />
        </>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
