import { useShareWays } from '@store/template-kit'

/** Ways to share a page: the device's own dialog, chat, copying the address. */
export default function ShareWays(page: { readonly title: string; readonly path: string }) {
  return (
    <ul className="share-ways wraps">
      {useShareWays(page).map(({ key, link }) => (
        <li key={key}>{link('link')}</li>
      ))}
    </ul>
  )
}
