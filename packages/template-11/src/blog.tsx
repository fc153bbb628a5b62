import type { Article } from '@store/core'
import { Form, Link, PageLinks, type ScreenViews, SearchIcon, usePaths, VisuallyHidden } from '@store/template-kit'
import { useState } from 'react'
import { EmptyRoom } from './empty-room.tsx'
import { NoteRow } from './note-row.tsx'
import { NoteScene } from './notes.tsx'
import { PieceSketch } from './piece-sketch.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** R2: the notes of the workshop, newest first; the picture of the one that is pointed at is what is seen. Found by title (C17). */
export default function Blog({ articles, page, pages, count, search }: ScreenViews['Blog']) {
  const t = useWords()
  const paths = usePaths()
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
        <h1>{search ? t('blog.results', { search }) : t('blog.title')}</h1>
        <p className="lead">{search ? t('blog.count', { count }) : t('blog.text')}</p>
        <Form method="get" action={paths.blog()} role="search" aria-label={t('blog.search')} className="search-field">
          <label htmlFor="blog-search">
            <VisuallyHidden>{t('blog.search')}</VisuallyHidden>
          </label>
          <input
            id="blog-search"
            type="search"
            name="title"
            key={search}
            defaultValue={search ?? ''}
            placeholder={t('blog.search')}
            maxLength={100}
          />
          <button type="submit" aria-label={t('search.submit')}>
            <SearchIcon />
          </button>
        </Form>
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
        <EmptyRoom title={t(search ? 'blog.none' : 'blog.empty')}>
          {search && (
            <Link href={paths.blog()} className="button">
              {t('blog.all')}
            </Link>
          )}
        </EmptyRoom>
      )}
      <PageLinks className="pages" page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} />
    </Split>
  )
}
