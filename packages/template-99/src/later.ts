import { type ComponentType, lazy } from 'react'

/** A part that is fetched when it is needed; where its code does not come, the page goes on without it. */
export const later = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (): null => null })))
