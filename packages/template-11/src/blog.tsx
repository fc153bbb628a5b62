import type { Article } from '@store/core'
import { AllArticles, BlogPages, BlogSearch, type ScreenViews, SearchIcon, useBlogHead } from '@store/template-kit'
import { useState } from 'react'
import { EmptyRoom } from './empty-room.tsx'
import { NoteRow } from './note-row.tsx'
import { NoteScene } from './notes.tsx'
import { PieceSketch } from './piece-sketch.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'

/** R2: the notes of the workshop, newest first; the picture of the one that is pointed at is what is seen. Found by title (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  const rooms = useRooms()
  const [seen, setSeen] = useState<Article | null>(null)
  const shown = articles.find(({ id }) => id === seen?.id) ?? articles[0]
  return (
    <Split
      room={rooms(4)}
      className="blog"
      narrow="away"
      scene={shown ? <NoteScene article={shown} priority /> : <PieceSketch name="silla" className="scene-sketch" />}
    >
      <header className="catalog-head">
        <h1>{head.title}</h1>
        <p className="lead">{head.text}</p>
        <BlogSearch view={view} className="search-field">
          <SearchIcon />
        </BlogSearch>
      </header>
      {articles.length > 0 ? (
        <ul className="rows">
          {articles.map((article) => (
            <li key={article.id}>
              <NoteRow article={article} onLook={setSeen} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyRoom title={head.nothing}>
          <AllArticles view={view} className="button" />
        </EmptyRoom>
      )}
      <BlogPages view={view} className="pages" />
    </Split>
  )
}
