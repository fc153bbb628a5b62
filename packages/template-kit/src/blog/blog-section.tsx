import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { ScreenViews } from '../design.ts'
import { SearchIcon } from '../parts/icons.tsx'
import { AllArticles, BlogPages, BlogSearch, useBlogHead } from './blog-parts.tsx'

/**
 * A list of articles with its head, its search and its pages; `children` renders the articles, `Empty` replaces an empty
 * list.
 */
export function BlogSection(props: {
  readonly view: ScreenViews['Blog']
  readonly search: Omit<ComponentProps<typeof BlogSearch>, 'view'>
  readonly Empty: ComponentType<{ readonly title: string; readonly children?: ReactNode }>
  /** Attributes of the link from a search without results to all articles. */
  readonly all?: Omit<ComponentProps<typeof AllArticles>, 'view'>
  readonly headClassName?: string
  readonly textClassName?: string
  readonly pagesClassName?: string
  readonly children: ReactNode
}) {
  const { view, search, Empty, all = { className: 'button' }, pagesClassName = 'pages' } = props
  const head = useBlogHead(view)
  return (
    <>
      <header className={props.headClassName ?? 'page-head'}>
        <h1>{head.title}</h1>
        <p className={props.textClassName ?? 'lead'}>{head.text}</p>
        <BlogSearch view={view} {...search}>
          {search.children ?? <SearchIcon />}
        </BlogSearch>
      </header>
      {view.articles.length > 0 ? (
        props.children
      ) : (
        <Empty title={head.nothing}>
          <AllArticles view={view} {...all} />
        </Empty>
      )}
      <BlogPages view={view} className={pagesClassName} />
    </>
  )
}
