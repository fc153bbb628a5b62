import { useEffect } from 'react'

/** For a popover that covers the page: while it is open, the page is inert and the popover's field has the focus. */
export function useCover(id: string): void {
  useEffect(() => {
    const cover = document.getElementById(id)
    const updateInert = (event: Event) => {
      const around = [...(cover?.parentElement?.children ?? [])].filter((each) => each instanceof HTMLElement)
      const isCovered =
        (event as ToggleEvent).newState === 'open' ||
        around.some((each) => each !== cover && each.matches('[popover]:popover-open'))
      for (const each of around) if (!each.hasAttribute('popover')) each.inert = isCovered
    }
    const focusField = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') cover?.querySelector<HTMLElement>('input[type=search]')?.focus()
    }
    cover?.addEventListener('beforetoggle', updateInert)
    cover?.addEventListener('toggle', focusField)
    return () => {
      cover?.removeEventListener('beforetoggle', updateInert)
      cover?.removeEventListener('toggle', focusField)
    }
  }, [id])
}
