import { Fragment } from 'react'
import { useT } from '../shop-context.tsx'
import { useShareWays } from './share-ways.tsx'

/** Share options of a page (L9) in a row after their title. They need JavaScript: until hydration the row is empty. */
export function ShareRow(page: { readonly title: string; readonly path: string }) {
  const t = useT()
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
