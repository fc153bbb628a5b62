import type { CatalogQuery } from '@store/core'
import { Link, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'

/** A section's title and a link to all of its products. */
export function SectionHead(props: {
  readonly title: string
  readonly query?: Partial<CatalogQuery>
  readonly href?: string
}) {
  const t = useWords()
  const paths = usePaths()
  const href = props.href ?? paths.catalog(props.query)
  return (
    <div className="section-head">
      <h2>{props.title}</h2>
      <Link href={href} className="link" aria-label={t('label.of', { label: t('home.seeAll'), name: props.title })}>
        {t('home.seeAll')}
      </Link>
    </div>
  )
}
