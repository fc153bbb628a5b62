import { useShareWays } from '@store/template-kit'

/** By the device's own sheet, by chat, by its address. */
export default function ShareWays(page: { readonly title: string; readonly path: string }) {
  return (
    <ul>
      {useShareWays(page).map(({ key, link }) => (
        <li key={key}>{link('word')}</li>
      ))}
    </ul>
  )
}
