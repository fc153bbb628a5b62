import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { wantsNewTab } from './wants-new-tab.ts'

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** Accessible name, read out when it opens. */
  readonly label: string
  readonly className?: string
  readonly id?: string
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/**
 * A modal on the native `<dialog>`: the browser traps the focus, restores it, and closes on Escape. A click on the backdrop
 * and following a link inside close it too. While it is open, the page behind does not scroll.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    if (!dialog.open) dialog.showModal()
    const root = document.documentElement
    const before = root.style.overflow
    root.style.overflow = 'hidden'
    return () => {
      root.style.overflow = before
      if (dialog.open) dialog.close()
    }
  }, [open])

  const closeFromClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === ref.current && isOutside(event, ref.current)) return onClose()
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && link.target !== '_blank' && !wantsNewTab(event)) onClose()
  }

  return (
    // The click handler is for the backdrop. Its keyboard equivalent is Escape, which the browser handles.
    <dialog
      ref={ref}
      id={props.id}
      className={props.className}
      aria-label={props.label}
      data-state={open ? 'open' : 'closed'}
      onClick={closeFromClick}
      onKeyDown={props.onKeyDown}
      onClose={onClose}
    >
      {props.children}
    </dialog>
  )
}

function isOutside(event: MouseEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}

/** A dialog at an edge of the screen: `data-drawer` names the edge, and the template's CSS positions it. */
export function Drawer(props: DialogProps & { readonly side?: 'left' | 'right' | 'top' | 'bottom' }) {
  const { side = 'right', ...dialog } = props
  return (
    <div data-drawer={side}>
      <Dialog {...dialog} />
    </div>
  )
}
