import { useWays } from './ways.tsx'

/**
 * The ways to a shop as a list; nothing in a shop without any. A file of its own, for the pages of contact: in the file of
 * the ways it would weigh on every page.
 */
export function WayList({
  className,
  linkClassName,
}: {
  readonly className?: string
  readonly linkClassName?: string
}) {
  const ways = useWays()
  if (ways.length === 0) return null
  return (
    <ul className={className}>
      {ways.map(({ key, link }) => (
        <li key={key}>{link({ className: linkClassName })}</li>
      ))}
    </ul>
  )
}
