import { useShareWays } from '@store/template-kit'

/** Hands a page on: the device's own sheet, a chat, the clipboard. */
export default function Share(page: { readonly title: string; readonly path: string }) {
  const ways = useShareWays(page)
  if (ways.length === 0) return null
  return (
    <ul className="chips">
      {ways.map(({ key, link }) => (
        <li key={key}>{link('chip')}</li>
      ))}
    </ul>
  )
}
