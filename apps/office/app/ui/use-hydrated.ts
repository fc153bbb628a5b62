import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated. Elements that need scripts are rendered from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * Props of elements that need scripts: until hydration they keep their space but are invisible, to avoid a layout shift;
 * without scripts they are not displayed.
 */
export const useOnceHydrated = () => (useHydrated() ? {} : { 'data-waits': '' })
