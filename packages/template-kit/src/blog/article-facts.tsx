import type { FullArticle } from '@store/core'
import { Moment } from '../parts/moment.tsx'
import { useT } from '../shop-context.tsx'
import { readingMinutes } from './reading-minutes.ts'

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleFacts({ article, className }: { readonly article: FullArticle; readonly className?: string }) {
  const t = useT()
  const { author, publishedAt, body } = article
  return (
    <p className={className}>
      {author && <span>{t('blog.by', { author })}</span>}
      {publishedAt && <Moment iso={publishedAt} dateOnly />}
      {body && <span>{t('blog.minutes', { count: readingMinutes(body) })}</span>}
    </p>
  )
}
