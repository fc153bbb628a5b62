import { Fragment } from 'react'
import { useT } from '../shop-context.tsx'
import { useShareLinks } from './share-links.tsx'

/** Share options of a page (L9) in a row after their title. They need JavaScript: until hydration the row is empty. */
export function ShareRow(page: { readonly title: string; readonly path: string }) {
  const t = useT()
  const links = useShareLinks(page)
  return (
    <div className="share wraps">
      {links.length > 0 && <span className="muted">{t('product.share')}</span>}
      {links.map(({ key, link }) => (
        <Fragment key={key}>{link('link')}</Fragment>
      ))}
    </div>
  )
}
