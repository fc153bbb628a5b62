import { FIELD_LIMITS } from '@store/core'
import type { ReactNode } from 'react'
import type { ScreenViews } from '../design.ts'
import { Form, Link } from '../host.tsx'
import { PageLinks } from '../parts/pagination.tsx'
import { usePaths, useT } from '../shop-context.tsx'

type View = ScreenViews['Blog']

/** What a list of articles is called, what it says of itself or how many were found, and what it says when it is empty. */
export function useBlogHead({ search, count }: Pick<View, 'search' | 'count'>) {
  const t = useT()
  return search
    ? { title: t('blog.results', { search }), text: t('blog.count', { count }), nothing: t('blog.none') }
    : { title: t('blog.title'), text: t('blog.text'), nothing: t('blog.empty') }
}

/** Articles are found by their titles (C17). `children`: other words for the button, or a sign that says them unseen. */
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
  const unseen = typeof children === 'string' ? undefined : t('search.submit')
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
      <button {...props.button} type="submit" aria-label={unseen}>
        {children}
      </button>
    </Form>
  )
}

/** Back from what was searched for to all articles; nothing where all are shown. */
export function AllArticles({
  view,
  ...look
}: {
  readonly view: Pick<View, 'search'>
  readonly className?: string
  readonly 'data-tone'?: string
}) {
  const t = useT()
  const paths = usePaths()
  return view.search ? (
    <Link {...look} href={paths.blog()}>
      {t('blog.all')}
    </Link>
  ) : null
}

/** From page to page of what was searched for. */
export function BlogPages({ view, className }: { readonly view: View; readonly className?: string }) {
  const paths = usePaths()
  const { page, pages, search } = view
  return <PageLinks className={className} page={page} pages={pages} href={(to) => paths.blog({ page: to, search })} />
}
