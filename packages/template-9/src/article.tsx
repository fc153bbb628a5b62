import { ArticleFacts, ArticleText, Breadcrumbs, type ScreenViews, usePaths } from '@store/template-kit'
import { ArticleCard } from './parts/article-card.tsx'
import { Picture } from './parts/picture.tsx'
import { Share } from './parts/share.tsx'
import { tintStyle, useTints } from './parts/tint.ts'
import { useWords } from './words.ts'

/** An article in one column. Its first sentence is set larger than the rest. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const tints = useTints()
  return (
    <>
      <article className="frame article" data-tint="" style={tintStyle(tints.ofName(article.title))}>
        <Breadcrumbs
          steps={[{ name: t('blog.title'), href: paths.blog() }, { name: article.title }]}
          className="steps"
        />
        <h1>{article.title}</h1>
        <ArticleFacts article={article} className="muted article-facts" />
        {article.image && (
          <Picture
            name={article.title}
            image={{ src: article.image, alt: null }}
            alt=""
            sizes="(min-width: 64rem) 44rem, 90vw"
            ratio={1.25}
            className="arch article-arch"
            priority
          />
        )}
        <ArticleText article={article} summaryClassName="article-drop" />
        <Share title={article.title} path={paths.article(article)} />
      </article>
      {more.length > 0 && (
        <section className="frame section">
          <h2 className="centred">{t('blog.more')}</h2>
          <ul className="journal-pair">
            {more.slice(0, 2).map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
