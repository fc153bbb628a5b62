import type { MouseEvent } from 'react'

/** A popover whose links lead to another page of the same document closes itself then. */
export const closeFromLink = (event: MouseEvent<HTMLElement>) => {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover?.()
}
