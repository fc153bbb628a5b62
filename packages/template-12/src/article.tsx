import { ArticleFacts, ArticleText, Breadcrumbs, type ScreenViews, ShareRow, usePaths } from '@store/template-kit'
import { ArticleTile } from './parts/latest-articles.tsx'
import { Stage } from './parts/stage.tsx'
import { useWords } from './words.ts'

/** An article in one column, with a drop cap. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <>
      <article className="frame article">
        <Breadcrumbs
          steps={[{ name: t('blog.title'), href: paths.blog() }, { name: article.title }]}
          className="steps"
        />
        <header>
          <h1>{article.title}</h1>
          <ArticleFacts article={article} className="muted article-facts" />
        </header>
        {article.image && (
          <Stage
            name={article.title}
            image={{ src: article.image, alt: null }}
            alt=""
            sizes="(min-width: 64rem) 56rem, 90vw"
            ratio={1.25}
            className="wide"
            priority
          />
        )}
        <ArticleText article={article} className="prose initial" summaryClassName="article-summary" />
        <ShareRow title={article.title} path={paths.article(article)} />
      </article>
      {more.length > 0 && (
        <section className="journal-pair frame" aria-labelledby="more">
          <h2 id="more">{t('blog.more')}</h2>
          <ul>
            {more.slice(0, 2).map((other) => (
              <li key={other.id} data-piece="">
                <ArticleTile article={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
