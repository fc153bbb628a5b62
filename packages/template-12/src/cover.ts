import { useEffect } from 'react'

/** A popover that covers the whole page: while it is open nothing under it can be reached by keys, a field in it has the focus. */
export function useCover(id: string): void {
  useEffect(() => {
    const cover = document.getElementById(id)
    const look = (event: Event) => {
      const around = [...(cover?.parentElement?.children ?? [])].filter((each) => each instanceof HTMLElement)
      const isCovered =
        (event as ToggleEvent).newState === 'open' ||
        around.some((each) => each !== cover && each.matches('[popover]:popover-open'))
      for (const each of around) if (!each.hasAttribute('popover')) each.inert = isCovered
    }
    const write = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') cover?.querySelector<HTMLElement>('input[type=search]')?.focus()
    }
    cover?.addEventListener('beforetoggle', look)
    cover?.addEventListener('toggle', write)
    return () => {
      cover?.removeEventListener('beforetoggle', look)
      cover?.removeEventListener('toggle', write)
    }
  }, [id])
}
