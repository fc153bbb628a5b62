import { useShareLinks } from '@store/template-kit'
import { Fragment } from 'react'

/** Options to share a page: the device's own dialog, chat, copying the address. */
export default function ShareLinks(page: { readonly title: string; readonly path: string }) {
  const links = useShareLinks(page)
  return (
    <p className="send-ways wraps">
      {links.map(({ key, link }) => (
        <Fragment key={key}>{link('lined')}</Fragment>
      ))}
    </p>
  )
}
