import { useShareWays } from '@store/template-kit'

/** Ways to share a page: the device's own dialog, chat, copying the address. */
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
