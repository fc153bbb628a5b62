import { useShareWays } from '@store/template-kit'
import { Fragment } from 'react'

/** Ways to share a page: the device's own dialog, chat, copying the address. */
export default function ShareWays(page: { readonly title: string; readonly path: string }) {
  const ways = useShareWays(page)
  return (
    <p className="send-ways wraps">
      {ways.map(({ key, link }) => (
        <Fragment key={key}>{link('lined')}</Fragment>
      ))}
    </p>
  )
}
