import type { ScreenViews } from '@store/template-kit'
import { Breadcrumbs, Moment, Prose, readingMinutes, usePaths } from '@store/template-kit'
import { ingredientsOf } from './pages/ingredients.ts'
import { Ingredients } from './pages/ingredients-box.tsx'
import { ArticlePicture, RecipeCard } from './parts/recipe-card.tsx'
import { useWords } from './words.ts'

/** A recipe. The box with its ingredients is sticky. */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const ingredients = ingredientsOf(article.body)
  return (
    <div className="article-page">
      <Breadcrumbs
        steps={[
          { name: t('nav.home'), href: paths.home() },
          { name: t('blog.title'), href: paths.blog() },
          { name: article.title },
        ]}
        className="steps"
      />
      <div className="article-columns" data-with-box={ingredients.length > 0 ? '' : undefined}>
        <article className="article">
          <h1>{article.title}</h1>
          <p className="muted">
            {article.author && <span>{t('blog.by', { author: article.author })} · </span>}
            {article.publishedAt && <Moment iso={article.publishedAt} dateOnly />}{' '}
            {article.body && <span>· {t('blog.minutes', { count: readingMinutes(article.body) })}</span>}
          </p>
          {article.image && <ArticlePicture article={article} sizes="(min-width: 64rem) 48rem, 92vw" isFirst />}
          {article.body ? <Prose html={article.body} /> : <p>{article.summary ?? t('blog.noBody')}</p>}
        </article>
        {ingredients.length > 0 && <Ingredients ids={ingredients} />}
      </div>
      {more.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>{t('blog.more')}</h2>
          </div>
          <ul className="recipes">
            {more.map((other) => (
              <li key={other.id}>
                <RecipeCard article={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
