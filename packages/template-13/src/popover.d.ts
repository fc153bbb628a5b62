import 'react'

/** The popover attributes, which React 18 hands to the browser as they are but does not know by name. */
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual'
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
  }
}
