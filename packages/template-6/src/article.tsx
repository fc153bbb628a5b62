import {
  ArticleFacts,
  Breadcrumbs,
  type Heading,
  imageSet,
  imageUrl,
  Prose,
  type ScreenViews,
  usePaths,
  withContents,
} from '@store/template-kit'
import { GuideRow } from './parts/guides.tsx'
import { useWords } from './words.ts'

/** A buying guide. Its table of contents at the left is sticky; lines have at most 72 characters. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const text = article.body && withContents(article.body)
  return (
    <div className="frame article-page">
      <Breadcrumbs
        className="steps"
        steps={[
          { name: t('nav.home'), href: paths.home() },
          { name: t('volt.guides'), href: paths.blog() },
          { name: article.title },
        ]}
      />
      <article className="article" data-contents={text && text.headings.length > 1 ? '' : undefined}>
        <header className="page-head">
          <h1>{article.title}</h1>
          <ArticleFacts article={article} className="ref wraps" />
        </header>
        {text && text.headings.length > 1 && <Contents headings={text.headings} />}
        <div className="article-text">
          {article.image && (
            <img
              className="article-image"
              src={imageUrl(article.image, 1080)}
              srcSet={imageSet(article.image)}
              sizes="(min-width: 64rem) 46rem, 94vw"
              alt=""
            />
          )}
          {text ? <Prose html={text.html} /> : <p>{article.summary ?? t('blog.noBody')}</p>}
        </div>
      </article>
      {more.length > 0 && (
        <section className="section">
          <h2>{t('blog.more')}</h2>
          <ul className="guides">
            {more.map((other) => (
              <li key={other.id}>
                <GuideRow article={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const t = useWords()
  return (
    <nav className="contents" aria-label={t('policies.contents')}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
