import { useShareWays } from '@store/template-kit'
import { Fragment } from 'react'

/** The device's own sheet, a chat, the clipboard: those this browser has. */
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
