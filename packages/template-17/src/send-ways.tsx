import { useShareWays } from '@store/template-kit'
import { Fragment } from 'react'

/** By whatever the device has, by chat, by its address. */
export default function SendWays(page: { readonly title: string; readonly path: string }) {
  const ways = useShareWays(page)
  return (
    <p className="send-ways">
      {ways.map(({ key, link }) => (
        <Fragment key={key}>{link('lined')}</Fragment>
      ))}
    </p>
  )
}
