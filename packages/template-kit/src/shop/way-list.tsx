import { NetworkItems, WayItems } from './link-items.tsx'
import { useNetworks, useWays } from './ways.tsx'

/**
 * The ways to a shop as a list; nothing in a shop without any. A file of its own, for footers and pages of contact: in the
 * file of the ways it would weigh on every page.
 */
export function WayList({
  className,
  linkClassName,
}: {
  readonly className?: string
  readonly linkClassName?: string
}) {
  if (useWays().length === 0) return null
  return (
    <ul className={className}>
      <WayItems linkClassName={linkClassName} />
    </ul>
  )
}

/** Where the shop can be followed, as a list; nothing in a shop that is nowhere. */
export function NetworkList(props: { readonly className?: string; readonly 'aria-label'?: string }) {
  if (useNetworks().length === 0) return null
  return (
    <ul {...props}>
      <NetworkItems />
    </ul>
  )
}
