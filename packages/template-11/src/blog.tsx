import type { Article } from '@store/core'
import { BlogSection, type ScreenViews } from '@store/template-kit'
import { useState } from 'react'
import { ArticleRow } from './parts/article-row.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { ArticleScene } from './parts/latest-articles.tsx'
import { ProductSketch } from './parts/product-sketch.tsx'
import { Split } from './parts/split.tsx'
import { useRooms } from './parts/use-rooms.ts'

/**
 * R2: articles, newest first. The left half shows the picture of the one under pointer or focus. The search looks in
 * titles (C17).
 */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const rooms = useRooms()
  const [seen, setSeen] = useState<Article | null>(null)
  const shown = articles.find(({ id }) => id === seen?.id) ?? articles[0]
  return (
    <Split
      room={rooms(4)}
      className="blog"
      narrow="away"
      scene={
        shown ? <ArticleScene article={shown} priority /> : <ProductSketch name="silla" className="scene-sketch" />
      }
    >
      <BlogSection view={view} search={{ className: 'search-field' }} Empty={EmptyState} headClassName="catalog-head">
        <ul className="rows">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleRow article={article} onPreview={setSeen} />
            </li>
          ))}
        </ul>
      </BlogSection>
    </Split>
  )
}
