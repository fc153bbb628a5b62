import {
  Link,
  Moment,
  Prose,
  readingMinutes,
  type ScreenViews,
  ShareLater,
  usePaths,
  useShop,
} from '@store/template-kit'
import { ArticleCard, ArticlePicture } from './parts/article-card.tsx'
import { PageNumber } from './parts/page-number.tsx'
import { pageNumbersFor } from './parts/page-numbers.ts'
import { TwoPartTitle } from './parts/two-part-title.tsx'
import { useWords } from './words.ts'

/** Longer titles, in letters, are set smaller. */
const LONG = 60

/** R2: the title over eight columns, a picture, a drop cap of four lines. Quotations are in the margin. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  return (
    <>
      <article className="article columns">
        <header className="article-head">
          <Link href={paths.blog()} className="link caption">
            {t('blog.title')}
          </Link>
          <h1 className={article.title.length > LONG ? 'h1' : 'display'}>{article.title}</h1>
          {article.summary && <p className="article-summary">{article.summary}</p>}
        </header>
        {article.image && (
          <div className="article-picture">
            <ArticlePicture article={article} sizes="(min-width: 64rem) 66vw, 100vw" priority />
          </div>
        )}
        <aside className="article-facts caption">
          {article.author && <p>{t('blog.by', { author: article.author })}</p>}
          {article.publishedAt && (
            <p>
              <Moment iso={article.publishedAt} dateOnly />
            </p>
          )}
          {article.body && <p>{t('blog.minutes', { count: readingMinutes(article.body) })}</p>}
          <ShareLater title={article.title} path={paths.article(article)} linkClassName="word" />
          <PageNumber page={pageNumbersFor(categories).letters + 1} />
        </aside>
        {article.body ? (
          <Prose html={article.body} className="prose article-body" />
        ) : (
          <p className="article-body">{t('blog.noBody')}</p>
        )}
      </article>
      {more.length > 0 && (
        <section className="letters columns section">
          <h2 className="h2">
            <TwoPartTitle text={t('blog.more')} />
          </h2>
          <div className="letter-grid">
            {more.slice(0, 3).map((other) => (
              <ArticleCard key={other.id} article={other} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
