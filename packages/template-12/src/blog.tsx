import {
  Form,
  Link,
  Moment,
  PageLinks,
  type ScreenViews,
  SearchIcon,
  usePaths,
  VisuallyHidden,
} from '@store/template-kit'
import { Stage } from './stage.tsx'
import { Unlit } from './unlit.tsx'
import { useWords } from './words.ts'

/** R2: titles under each other; the picture beside them is that of the one which is looked at (styles/journal.css). */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="frame blog">
      <header className="catalog-head">
        <h1>{search ? t('blog.results', { search }) : t('blog.title')}</h1>
        <p className="quiet">{search ? t('blog.count', { count }) : t('blog.text')}</p>
        <Form method="get" action={paths.blog()} role="search" aria-label={t('blog.search')} className="search-line">
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
            <SearchIcon />
          </button>
        </Form>
      </header>
      {articles.length > 0 ? (
        <ul className="titles">
          {articles.map((article, index) => (
            <li key={article.id}>
              <article className="title" data-piece="">
                <h2 className="title-name">
                  <Link href={paths.article(article)}>{article.title}</Link>
                </h2>
                {article.summary && <p className="quiet">{article.summary}</p>}
                {article.publishedAt && (
                  <p className="quiet">
                    <Moment iso={article.publishedAt} dateOnly />
                  </p>
                )}
                <Stage
                  name={article.title}
                  image={article.image ? { src: article.image, alt: null } : null}
                  alt=""
                  sizes="(min-width: 64rem) 40vw, 90vw"
                  priority={index === 0}
                  largest={1080}
                  ratio={1.25}
                  className="wide"
                />
              </article>
            </li>
          ))}
        </ul>
      ) : (
        <Unlit title={t(search ? 'blog.none' : 'blog.empty')}>
          {search && (
            <Link href={paths.blog()} className="button">
              {t('blog.all')}
            </Link>
          )}
        </Unlit>
      )}
      <PageLinks className="pages" page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} />
    </div>
  )
}
