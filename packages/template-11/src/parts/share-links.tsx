import { useShareLinks } from '@store/template-kit'

/** Options to share a page: the device's own dialog, chat, copying the address. */
export default function ShareLinks(page: { readonly title: string; readonly path: string }) {
  return (
    <ul className="share-ways wraps">
      {useShareLinks(page).map(({ key, link }) => (
        <li key={key}>{link('link')}</li>
      ))}
    </ul>
  )
}
