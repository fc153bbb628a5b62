import { useContactLinks, useNetworks } from './contact-links.tsx'
import { NetworkItems, WayItems } from './link-items.tsx'

/**
 * The shop's contact links as a list; nothing where it has none. In a separate file, for footers and contact pages: in
 * `contact-links.tsx`, every page would load it.
 */
export function WayList({
  className,
  linkClassName,
}: {
  readonly className?: string
  readonly linkClassName?: string
}) {
  if (useContactLinks().length === 0) return null
  return (
    <ul className={className}>
      <WayItems linkClassName={linkClassName} />
    </ul>
  )
}

/** Links to the shop's social networks as a list; nothing where it has none. */
export function NetworkList(props: { readonly className?: string; readonly 'aria-label'?: string }) {
  if (useNetworks().length === 0) return null
  return (
    <ul {...props}>
      <NetworkItems />
    </ul>
  )
}
