import type { ReactNode } from 'react'
import { useT } from '../shop-context.tsx'
import { CrossIcon } from './icons.tsx'
// Loads the declarations of popover attributes for React's types.
import type {} from './popover.tsx'

/** A button that closes a popover, also without JavaScript. A cross with an accessible name, or `children`. */
export function ClosePopover(props: {
  /** The popover's `id`. */
  readonly of: string
  readonly className?: string
  readonly children?: ReactNode
}) {
  const t = useT()
  const { of, className, children } = props
  return (
    <button
      type="button"
      className={className}
      popovertarget={of}
      popovertargetaction="hide"
      aria-label={children ? undefined : t('nav.close')}
    >
      {children ?? <CrossIcon />}
    </button>
  )
}
