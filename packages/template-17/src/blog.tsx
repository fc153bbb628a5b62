import { Form, Link, PageLinks, type ScreenViews, usePaths } from '@store/template-kit'
import { Flyer } from './flyer.tsx'
import { Nothing } from './nothing.tsx'
import { useWords } from './words.ts'

/** R2: flyers on a wall, the newest on top; found by their titles (C17). */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <>
      <header className="head">
        <h1>{search ? t('blog.results', { search }) : t('blog.title')}</h1>
        <p>{search ? t('blog.count', { count }) : t('blog.text')}</p>
        <Form method="get" action={paths.blog()} role="search" aria-label={t('blog.search')} className="prompt">
          <input
            type="search"
            name="title"
            key={search}
            defaultValue={search ?? ''}
            aria-label={t('blog.search')}
            placeholder={t('blog.search')}
            maxLength={100}
          />
          <button type="submit">{t('search.submit')}</button>
        </Form>
      </header>
      {articles.length === 0 ? (
        <Nothing title={t(search ? 'blog.none' : 'blog.empty')}>
          {search && (
            <Link href={paths.blog()} className="press">
              {t('blog.all')}
            </Link>
          )}
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
      <PageLinks page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} className="pages" />
    </>
  )
}
