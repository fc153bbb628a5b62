import { ArticleFacts, ArticleText, Breadcrumbs, type ScreenViews, ShareRow, usePaths } from '@store/template-kit'
import { LatestArticles } from './parts/article-cards.tsx'
import { Photo } from './parts/photo.tsx'
import { HangingCloth } from './parts/weave.tsx'
import { useWords } from './words.ts'

/** An article: its pattern, its photo, its text in one column. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <>
      <article className="frame article">
        <Breadcrumbs
          steps={[{ name: t('blog.title'), href: paths.blog() }, { name: article.title }]}
          className="crumbs"
        />
        <header className="article-head">
          <div>
            <h1>{article.title}</h1>
            <ArticleFacts article={article} className="muted article-facts" />
          </div>
          <span className="stamp">
            <HangingCloth word={article.title} high={360} />
          </span>
        </header>
        {article.image && (
          <Photo
            name={article.title}
            image={{ src: article.image, alt: null }}
            alt=""
            sizes="(min-width: 64rem) 60rem, 92vw"
            ratio={1.5}
            priority
          />
        )}
        <ArticleText article={article} />
        <ShareRow title={article.title} path={paths.article(article)} />
      </article>
      {more.length > 0 && <LatestArticles articles={more.slice(0, 3)} title={t('blog.more')} />}
    </>
  )
}
