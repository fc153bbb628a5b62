import { useShareWays } from '@store/template-kit'

/** The device's own sheet, a chat, the clipboard. */
export default function ShareWays(page: { readonly title: string; readonly path: string }) {
  return (
    <ul className="share-ways">
      {useShareWays(page).map(({ key, link }) => (
        <li key={key}>{link('quiet-link')}</li>
      ))}
    </ul>
  )
}
