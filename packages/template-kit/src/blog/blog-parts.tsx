import { FIELD_LIMITS } from '@store/core'
import type { ReactNode } from 'react'
import type { ScreenViews } from '../design.ts'
import { Form, Link } from '../host.tsx'
import { PageLinks } from '../parts/pagination.tsx'
import { usePaths, useT } from '../shop-context.tsx'

type View = ScreenViews['Blog']

/** The texts of a list of articles: title, introduction (or the number of results), and the text of an empty list. */
export function useBlogHead({ search, count }: Pick<View, 'search' | 'count'>) {
  const t = useT()
  return search
    ? { title: t('blog.results', { search }), text: t('blog.count', { count }), nothing: t('blog.none') }
    : { title: t('blog.title'), text: t('blog.text'), nothing: t('blog.empty') }
}

/** The search for articles by title (C17). `children`: another text for the button, or an icon, which gets the text as `aria-label`. */
export function BlogSearch(props: {
  readonly view: Pick<View, 'search'>
  readonly className?: string
  readonly button?: { readonly className?: string; readonly 'data-tone'?: string }
  readonly children?: ReactNode
}) {
  const t = useT()
  const paths = usePaths()
  const { search } = props.view
  const { children = t('search.submit') } = props
  const label = typeof children === 'string' ? undefined : t('search.submit')
  return (
    <Form method="get" action={paths.blog()} role="search" aria-label={t('blog.search')} className={props.className}>
      <input
        type="search"
        name="title"
        key={search}
        defaultValue={search ?? ''}
        aria-label={t('blog.search')}
        placeholder={t('blog.search')}
        maxLength={FIELD_LIMITS.search}
      />
      <button {...props.button} type="submit" aria-label={label}>
        {children}
      </button>
    </Form>
  )
}

/** A link from the results of a search to all articles; nothing where all are shown. */
export function AllArticles({
  view,
  ...attributes
}: {
  readonly view: Pick<View, 'search'>
  readonly className?: string
  readonly 'data-tone'?: string
}) {
  const t = useT()
  const paths = usePaths()
  return view.search ? (
    <Link {...attributes} href={paths.blog()}>
      {t('blog.all')}
    </Link>
  ) : null
}

/** Pagination of the list, keeping the search text. */
export function BlogPages({ view, className }: { readonly view: View; readonly className?: string }) {
  const paths = usePaths()
  const { page, pages, search } = view
  return <PageLinks className={className} page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} />
}
