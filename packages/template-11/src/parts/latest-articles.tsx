import type { Article } from '@store/core'
import { Link, usePaths } from '@store/template-kit'
import { useState } from 'react'
import { useWords } from '../words.ts'
import { ArticleRow } from './article-row.tsx'
import { PhotoScene } from './photo-scene.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'

/** The newest articles on the home page; the left half shows the picture of the one under pointer or focus. */
export function LatestArticles({ articles }: { readonly articles: readonly Article[] }) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const [seen, setSeen] = useState<Article | null>(null)
  const shown = seen ?? articles[0]
  return (
    <Split room={rooms(4)} scene={shown && <ArticleScene article={shown} />}>
      <h2>{t('nogal.notes')}</h2>
      <ul className="rows">
        {articles.slice(0, 2).map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} heading="h3" onPreview={setSeen} />
          </li>
        ))}
      </ul>
      <Link href={paths.blog()} className="link">
        {t('nogal.allNotes')}
      </Link>
    </Split>
  )
}

/** An article's picture, uncropped. */
export const ArticleScene = (props: {
  readonly article: Pick<Article, 'title' | 'image'>
  readonly priority?: boolean
}) => (
  <PhotoScene
    key={props.article.title}
    product={{ name: props.article.title }}
    image={props.article.image ? { src: props.article.image, alt: null } : null}
    priority={props.priority ?? false}
  />
)
