import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHost } from '../host.tsx'

/** Milliseconds. */
const DELAY = 200
const PROGRESS_DURATION = 5000

/**
 * B2: delays a loading flag. A wait under 200 ms never shows it, and once shown it stays for at least 200 ms, so that
 * loading indicators do not flicker.
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

/** Shows `fallback` in place of its children while something loads, delayed by `useDelayedPending`. */
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
 * S9: the progress bar at the top during a navigation: it waits 200 ms, then runs for 5 s or until the navigation ends. The
 * template styles `[data-progress]`: `running` is animated over `--progress-duration`, `idle` is hidden.
 */
export function ProgressBar(props: { readonly className?: string }) {
  const running = useDelayedPending(useHost().pending ?? false)
  return (
    <div
      className={props.className}
      data-progress={running ? 'running' : 'idle'}
      style={{ ['--progress-duration' as string]: `${PROGRESS_DURATION}ms` }}
      aria-hidden="true"
    />
  )
}
