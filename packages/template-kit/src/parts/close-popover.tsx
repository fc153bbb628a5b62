import type { ReactNode } from 'react'
import { useT } from '../shop-context.tsx'
import { CrossIcon } from './icons.tsx'
// Teaches React's types the attributes of popovers.
import type {} from './popover.tsx'

/** Closes a popover without any script. A cross that is called by its words, or those of `children`. */
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
