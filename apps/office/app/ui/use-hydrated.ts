import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page has come to life: what needs scripts is drawn from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
