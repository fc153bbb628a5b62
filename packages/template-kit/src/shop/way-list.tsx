import { useContactLinks } from './contact-links.tsx'
import { WayItems } from './link-items.tsx'

/**
 * The shop's contact links as a list; nothing where it has none. In a separate file, for contact pages: in `contact-links.tsx`,
 * every page would load it.
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
