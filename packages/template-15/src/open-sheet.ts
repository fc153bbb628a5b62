import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'

/** A popover that closes when a link in it is followed; `onOpen` is told when it opens. It needs no script to open. */
export function useSheet(onOpen?: () => void): {
  readonly ref: RefObject<HTMLDivElement>
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
} {
  const ref = useRef<HTMLDivElement>(null)
  const opened = useRef(onOpen)
  opened.current = onOpen
  useEffect(() => {
    const sheet = ref.current
    const look = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return
      opened.current?.()
      sheet?.querySelector<HTMLElement>('input[type=search]')?.focus()
    }
    sheet?.addEventListener('toggle', look)
    return () => sheet?.removeEventListener('toggle', look)
  }, [])
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover?.()
  }
  return { ref, onClick }
}
