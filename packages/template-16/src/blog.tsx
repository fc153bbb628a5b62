import { Form, Link, PageLinks, type ScreenViews, SearchIcon, usePaths } from '@store/template-kit'
import { EmptyPlate } from './empty-plate.tsx'
import { Note } from './note.tsx'
import { useWords } from './words.ts'

/** R2: the notebook, newest first; found by their titles (C17). */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const t = useWords()
  const { blog } = usePaths()
  const isSearched = search !== null && search !== ''
  return (
    <div className="sheet-page">
      <h1>{isSearched ? t('blog.results', { search }) : t('blog.title')}</h1>
      <div className="blog-head">
        <p className="lead">{isSearched ? t('blog.count', { count }) : t('blog.text')}</p>
        <Form method="get" action={blog()} role="search" className="sought">
          <input
            key={search}
            type="search"
            name="title"
            aria-label={t('blog.search')}
            placeholder={t('blog.search')}
            defaultValue={search ?? ''}
            maxLength={100}
          />
          <button type="submit" aria-label={t('search.submit')}>
            <SearchIcon />
          </button>
        </Form>
      </div>
      <div className="notes">
        {articles.map((article, index) => (
          <Note key={article.id} article={article} priority={index === 0} />
        ))}
      </div>
      {articles.length === 0 && (
        <EmptyPlate title={t(isSearched ? 'blog.none' : 'blog.empty')}>
          {isSearched ? (
            <Link href={blog()} className="button">
              {t('blog.all')}
            </Link>
          ) : null}
        </EmptyPlate>
      )}
      <PageLinks page={page} pages={pages} href={(number) => blog({ page: number, search })} className="pages" />
    </div>
  )
}
