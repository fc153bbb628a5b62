import type { Article } from '@store/core'
import { Link, Moment, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'
import { Photo } from './photo.tsx'
import { HangingCloth } from './weave.tsx'

/** The newest articles, side by side. */
export function LatestArticles({
  articles,
  title,
}: {
  readonly articles: readonly Article[]
  readonly title?: string
}) {
  const t = useWords()
  const paths = usePaths()
  return (
    <section className="frame letters-room" aria-labelledby="letters">
      <h2 id="letters">{title ?? t('nav.blog')}</h2>
      <ul className="letters">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ul>
      <Link href={paths.blog()} className="link">
        {t('telar.allLetters')}
      </Link>
    </section>
  )
}

/** An article in a list, with a pattern made from its title. */
export function ArticleCard(props: {
  readonly article: Article
  readonly heading: 'h2' | 'h3'
  readonly priority?: boolean
}) {
  const paths = usePaths()
  const { article, heading: Heading } = props
  return (
    <article className="letter">
      {article.image && (
        <Photo
          name={article.title}
          image={{ src: article.image, alt: null }}
          alt=""
          sizes="(min-width: 64rem) 32vw, (min-width: 48rem) 45vw, 92vw"
          largest={1080}
          ratio={1.5}
          priority={props.priority}
        />
      )}
      <div className="letter-words">
        <span className="stamp">
          <HangingCloth word={article.title} high={360} />
        </span>
        <div>
          {article.publishedAt && (
            <p className="muted">
              <Moment iso={article.publishedAt} dateOnly />
            </p>
          )}
          <Heading className="letter-name">
            <Link href={paths.article(article)} className="cover-link">
              {article.title}
            </Link>
          </Heading>
          {article.summary && <p className="muted">{article.summary}</p>}
        </div>
      </div>
    </article>
  )
}
