import type { Article } from '@store/core'
import {
  AllArticles,
  BlogPages,
  BlogSearch,
  imageSet,
  imageUrl,
  Link,
  Moment,
  type ScreenViews,
  SearchIcon,
  useBlogHead,
  usePaths,
  useShop,
} from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { NewsColumn } from './latest-articles.tsx'
import { useWords } from './words.ts'

/** R2: articles like a newspaper's front page: the newest over the full width, the others in columns. */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  const [lead, ...others] = articles
  return (
    <div className="blog frame">
      <header className="nameplate one-column">
        <h1>{head.title}</h1>
        <p className="muted">{head.text}</p>
        <BlogSearch view={view} className="search-line">
          <SearchIcon />
        </BlogSearch>
      </header>
      {lead ? (
        <>
          <Lead article={lead} />
          {others.length > 0 && (
            <ul className="columns one-column">
              {others.map((article) => (
                <li key={article.id}>
                  <NewsColumn article={article} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <EmptyState title={head.nothing}>
          <AllArticles view={view} className="button" />
        </EmptyState>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}

function Lead({ article }: { readonly article: Article }) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { title, summary, image, author, publishedAt } = article
  return (
    <article className="front one-column" data-bare={image ? undefined : ''}>
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
      <div className="front-words">
        {summary && <p>{summary}</p>}
        <p className="muted">
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
