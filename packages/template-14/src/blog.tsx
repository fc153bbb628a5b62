import type { Article } from '@store/core'
import {
  Form,
  imageSet,
  imageUrl,
  Link,
  Moment,
  PageLinks,
  type ScreenViews,
  SearchIcon,
  usePaths,
  useShop,
} from '@store/template-kit'
import { BareShelf } from './bare-shelf.tsx'
import { NewsColumn } from './notebook.tsx'
import { useWords } from './words.ts'

/** R2: a newspaper's front page. The newest leads over the whole sheet, the others stand in columns. */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const t = useWords()
  const paths = usePaths()
  const [lead, ...others] = articles
  return (
    <div className="blog frame">
      <header className="nameplate">
        <h1>{search ? t('blog.results', { search }) : t('blog.title')}</h1>
        <p className="quiet">{search ? t('blog.count', { count }) : t('blog.text')}</p>
        <Form method="get" action={paths.blog()} role="search" aria-label={t('blog.search')} className="search-line">
          <input
            type="search"
            name="title"
            key={search}
            aria-label={t('blog.search')}
            defaultValue={search ?? ''}
            placeholder={t('blog.search')}
            maxLength={100}
          />
          <button type="submit" aria-label={t('search.submit')}>
            <SearchIcon />
          </button>
        </Form>
      </header>
      {lead ? (
        <>
          <Lead article={lead} />
          {others.length > 0 && (
            <ul className="columns">
              {others.map((article) => (
                <li key={article.id}>
                  <NewsColumn article={article} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <BareShelf title={t(search ? 'blog.none' : 'blog.empty')}>
          {search && (
            <Link href={paths.blog()} className="button">
              {t('blog.all')}
            </Link>
          )}
        </BareShelf>
      )}
      <PageLinks className="pages" page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} />
    </div>
  )
}

function Lead({ article }: { readonly article: Article }) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { title, summary, image, author, publishedAt } = article
  return (
    <article className="lead" data-bare={image ? undefined : ''}>
      <h2>
        <Link href={paths.article(article)}>{title}</Link>
      </h2>
      {image && (
        <img
          src={imageUrl(image, 800)}
          srcSet={imageSet(image)}
          sizes="(min-width: 64rem) 40rem, 92vw"
          alt=""
          width={800}
          height={500}
        />
      )}
      <div className="lead-words">
        {summary && <p>{summary}</p>}
        <p className="quiet">
          {t('blog.by', { author: author ?? shop.name })}
          {publishedAt && (
            <>
              {' · '}
              <Moment iso={publishedAt} dateOnly />
            </>
          )}
        </p>
      </div>
    </article>
  )
}
