import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHost } from '../host.tsx'

const DELAY = 200
const RUN = 5000

/**
 * B2: what lasts under 200 ms shows nothing, and what was shown stays at least 200 ms. Turns a flickering flag into one
 * that is kind to eyes.
 */
export function useDelayedPending(pending: boolean): boolean {
  const [shown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (pending === shown) return
    const wait = pending ? DELAY : Math.max(0, DELAY - (Date.now() - since.current))
    const timer = setTimeout(() => {
      since.current = Date.now()
      setShown(pending)
    }, wait)
    return () => clearTimeout(timer)
  }, [pending, shown])
  return shown
}

/** Shows `fallback` in place of its children while something loads, by the rule above. */
export function Skeleton(props: {
  readonly pending: boolean
  readonly fallback: ReactNode
  readonly children: ReactNode
  readonly className?: string
}) {
  const shown = useDelayedPending(props.pending)
  return (
    <div className={props.className} aria-busy={shown} data-skeleton={shown ? '' : undefined}>
      {shown ? props.fallback : props.children}
    </div>
  )
}

/**
 * S9: the bar at the top while a navigation runs: it waits 200 ms, then runs for 5 s or until done. The template draws
 * `[data-progress]`: `running` moves over `--progress-duration`, `idle` is away.
 */
export function ProgressBar(props: { readonly className?: string }) {
  const running = useDelayedPending(useHost().pending ?? false)
  return (
    <div
      className={props.className}
      data-progress={running ? 'running' : 'idle'}
      style={{ ['--progress-duration' as string]: `${RUN}ms` }}
      aria-hidden="true"
    />
  )
}
