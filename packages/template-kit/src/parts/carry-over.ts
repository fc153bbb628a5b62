let marked: HTMLElement | null = null

/**
 * Gives an element the `view-transition-name` that an element of the next page has, so that the view transition animates one
 * into the other. Call it when a link with `viewTransition` is clicked. Only the last marked element keeps its name, because
 * names must be unique on a page.
 */
export function carryOver(element: HTMLElement | null | undefined, name: string): void {
  marked?.style.removeProperty('view-transition-name')
  marked = element ?? null
  marked?.style.setProperty('view-transition-name', name)
}
