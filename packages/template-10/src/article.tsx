import { ArticleFacts, ArticleText, Breadcrumbs, type ScreenViews, ShareLater, usePaths } from '@store/template-kit'
import { ArticleCard } from './parts/article-card.tsx'
import { useBlockColors } from './parts/block-colors.ts'
import { Picture } from './parts/picture.tsx'
import { useWords } from './words.ts'

/** An article on a white block, lines of 66 characters, with its picture above. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const blocks = useBlockColors()
  return (
    <>
      <article className="frame article" data-block={blocks.ofName(article.title)}>
        <Breadcrumbs
          steps={[{ name: t('blog.title'), href: paths.blog() }, { name: article.title }]}
          className="steps"
        />
        <div className="block article-block">
          {article.image && (
            <Picture
              name={article.title}
              image={{ src: article.image, alt: null }}
              alt=""
              sizes="(min-width: 64rem) 60rem, 92vw"
              ratio={1.6}
              className="story-picture"
              priority
            />
          )}
          <div className="article-words">
            <h1>{article.title}</h1>
            <ArticleFacts article={article} className="muted article-facts" />
            <ArticleText article={article} />
            <ShareLater
              title={article.title}
              path={paths.article(article)}
              listClassName="chips"
              linkClassName="chip"
            />
          </div>
        </div>
      </article>
      {more.length > 0 && (
        <section className="frame section">
          <h2>{t('blog.more')}</h2>
          <ul className="balloons">
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
