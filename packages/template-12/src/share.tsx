import { useShareWays } from '@store/template-kit'
import { Fragment } from 'react'
import { useWords } from './words.ts'

/**
 * Shares the page by the device's dialog, by chat, or copies its address. Needs JavaScript, so it is rendered only with
 * it.
 */
export function Share(page: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const ways = useShareWays(page)
  return (
    <div className="share wraps">
      {ways.length > 0 && <span className="muted">{t('product.share')}</span>}
      {ways.map(({ key, link }) => (
        <Fragment key={key}>{link('link')}</Fragment>
      ))}
    </div>
  )
}
