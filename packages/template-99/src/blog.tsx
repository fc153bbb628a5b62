import { Form, Link, PageLinks, type ScreenViews, SearchIcon, usePaths, VisuallyHidden } from '@store/template-kit'
import { ArticlePreview } from './article-preview.tsx'
import { Bubble } from './bubble.tsx'
import { useWords } from './words.ts'

/** R2: what the shop has written, as links it sends; found by their titles (C17). */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="thread">
      <Bubble as="h1" from="you" className="question">
        {search ? t('blog.results', { search }) : t('blog.title')}
      </Bubble>
      <Bubble>{search ? t('blog.count', { count }) : t('charla.blog')}</Bubble>
      <Form method="get" action={paths.blog()} role="search" aria-label={t('blog.search')} className="inline-search">
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
          <SearchIcon strokeWidth={2} />
        </button>
      </Form>
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
          <Bubble>{t(search ? 'blog.none' : 'blog.empty')}</Bubble>
          {search && (
            <Link href={paths.blog()} className="chip">
              {t('blog.all')}
            </Link>
          )}
        </>
      )}
      <PageLinks className="pages" page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} />
    </div>
  )
}
