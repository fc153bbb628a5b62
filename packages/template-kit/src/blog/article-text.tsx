import type { ScreenViews } from '../design.ts'
import { Prose } from '../parts/prose.tsx'
import { useT } from '../shop-context.tsx'

/** An article's summary and text. Without a text only the summary is shown; without either, a sentence that says so. */
export function ArticleText(props: {
  readonly article: ScreenViews['Article']['article']
  readonly className?: string
  readonly summaryClassName?: string
}) {
  const t = useT()
  const { className = 'prose', summaryClassName = 'lead' } = props
  const { body, summary } = props.article
  return (
    <>
      {(summary || !body) && <p className={summaryClassName}>{summary ?? t('blog.noBody')}</p>}
      {body && <Prose html={body} className={className} />}
    </>
  )
}
