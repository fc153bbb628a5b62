import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page has come to life: what needs scripts is drawn from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * Props of what only works with scripts: until they run it keeps its place unseen, so that nothing moves under a finger; where there are
 * none, it is not there.
 */
export const useOnceHydrated = () => (useHydrated() ? {} : { 'data-waits': '' })
