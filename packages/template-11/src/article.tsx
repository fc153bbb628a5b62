import { ArticleFacts, Breadcrumbs, Prose, type ScreenViews, usePaths } from '@store/template-kit'
import { useRef } from 'react'
import { ArticleRow } from './parts/article-row.tsx'
import { PhotoScene } from './parts/photo-scene.tsx'
import { Share } from './parts/share.tsx'
import { Split } from './parts/split.tsx'
import { useRooms } from './parts/use-rooms.ts'
import { useVisiblePicture } from './parts/use-visible-picture.ts'
import { useWords } from './words.ts'

/**
 * An article at the right. On wide screens each picture is shown at the left when its paragraph is reached; on narrow
 * screens it is in the text.
 */
export default function Article({ article, more }: ScreenViews['Article']) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const text = useRef<HTMLDivElement>(null)
  const here = useVisiblePicture(text)
  const src = here ?? article.image
  return (
    <Split
      room={rooms(4)}
      className="article"
      narrow={article.image ? 'above' : 'away'}
      scene={
        <PhotoScene key={src} product={{ name: article.title }} image={src ? { src, alt: null } : null} priority />
      }
    >
      <article>
        <Breadcrumbs
          steps={[{ name: t('blog.title'), href: paths.blog() }, { name: article.title }]}
          className="steps"
        />
        <h1>{article.title}</h1>
        <ArticleFacts article={article} className="muted article-facts" />
        {article.summary && article.body && <p className="lead">{article.summary}</p>}
        <div ref={text}>
          {article.body ? (
            <Prose html={article.body} className="prose" />
          ) : (
            <p className="lead">{article.summary ?? t('blog.noBody')}</p>
          )}
        </div>
        <Share title={article.title} path={paths.article(article)} />
      </article>
      {more.length > 0 && (
        <section className="related">
          <h2>{t('blog.more')}</h2>
          <ul className="rows">
            {more.slice(0, 2).map((other) => (
              <li key={other.id}>
                <ArticleRow article={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Split>
  )
}
