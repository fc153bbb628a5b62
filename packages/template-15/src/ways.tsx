import { useWays } from '@store/template-kit'

/** The ways to the shop that it has, as a list. */
export function Ways({ className }: { readonly className: string }) {
  const ways = useWays()
  if (ways.length === 0) return null
  return (
    <ul className={className}>
      {ways.map(({ key, link }) => (
        <li key={key}>{link({ className: 'under' })}</li>
      ))}
    </ul>
  )
}
