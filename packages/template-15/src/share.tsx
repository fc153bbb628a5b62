import { useShareWays } from '@store/template-kit'
import { Fragment } from 'react'
import { useWords } from './words.ts'

/** Hands a page on: the device's own sheet, a chat, the clipboard. Needs JavaScript, so it comes with it. */
export function Share(page: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const ways = useShareWays(page)
  return (
    <div className="share">
      {ways.length > 0 && <span className="quiet">{t('product.share')}</span>}
      {ways.map(({ key, link }) => (
        <Fragment key={key}>{link('under')}</Fragment>
      ))}
    </div>
  )
}
