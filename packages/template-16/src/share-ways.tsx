import { useShareWays } from '@store/template-kit'
import { Fragment } from 'react'

/** Ways to share a page, as far as the browser has them: the device's own dialog, chat, copying the address. */
export default function ShareWays(page: { readonly title: string; readonly path: string }) {
  const ways = useShareWays(page)
  return (
    <div className="chips">
      {ways.map(({ key, link }) => (
        <Fragment key={key}>{link('chip')}</Fragment>
      ))}
    </div>
  )
}
