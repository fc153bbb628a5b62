let carried: HTMLElement | null = null

/**
 * Marks the one element that a view transition carries to the next page, where an element of the same
 * `view-transition-name` waits for it. Called as a link with `viewTransition` is followed; the last one called counts.
 */
export function carryOver(element: HTMLElement | null | undefined, name: string): void {
  carried?.style.removeProperty('view-transition-name')
  carried = element ?? null
  carried?.style.setProperty('view-transition-name', name)
}
