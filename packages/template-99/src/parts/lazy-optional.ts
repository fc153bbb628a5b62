import { type ComponentType, lazy } from 'react'

/** A component that is fetched on first use. If its chunk cannot be loaded, nothing is rendered. */
export const lazyOptional = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (): null => null })))
