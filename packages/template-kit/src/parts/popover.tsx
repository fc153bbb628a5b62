import type { ComponentPropsWithoutRef, MouseEvent } from 'react'

/** The popover attributes: React 18 passes them to the browser, but its types do not have them. */
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual'
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
    popovertargetaction?: 'show' | 'hide' | 'toggle'
  }
}

/**
 * A native popover: a button with `popovertarget` opens and closes it without JavaScript; Escape and a click outside close it.
 * Following a link in it closes it too, because client-side navigation stays in the same document.
 */
export function Popover(props: ComponentPropsWithoutRef<'div'> & { readonly id: string }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    <div popover="auto" {...props} onClick={closeFromLink} />
  )
}

function closeFromLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover?.()
}
