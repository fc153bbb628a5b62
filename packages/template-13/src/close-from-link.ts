import type { MouseEvent } from 'react'

/** For a popover: following a link in it closes it. */
export function closeFromLink(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover?.()
}
