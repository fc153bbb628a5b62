import { useEffect, useState } from 'react'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { useShop } from '#app/shop/use-shop.ts'

/** As `settings/domain/state` answers it. */
type Seen = { readonly leadsHere: boolean | null; readonly certificate: 'valid' | 'missing' | 'unknown' }

/**
 * What name servers and a browser see of a domain: asked once the page is there, and again after what was done on it. What was seen
 * stays until the new answer is there.
 */
export function useDomainState(name: string) {
  const { base } = useShop()
  const { done, refused } = useOutcome()
  /** Undefined: not asked yet; null: that could not be found out. */
  const [seen, setSeen] = useState<Seen | null>()
  // A form that was refused has changed nothing, but for the one that looks.
  const reason = done ?? (refused?.intent === 'look' ? refused : null)
  const [last, setLast] = useState(reason)
  if (reason && reason !== last) setLast(reason)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is a reason to look again, and none is read
  useEffect(() => {
    const leaving = new AbortController()
    fetch(`${base}/settings/domain/state?name=${encodeURIComponent(name)}`, { signal: leaving.signal })
      .then(async (answer) => setSeen(answer.ok ? ((await answer.json()) as Seen) : null))
      .catch(() => leaving.signal.aborted || setSeen(null))
    return () => leaving.abort()
  }, [base, name, last])
  const certificate = seen?.certificate ?? 'unknown'
  return {
    leadsHere: seen?.leadsHere ?? null,
    hasCertificate: certificate === 'unknown' ? null : certificate === 'valid',
    isLooking: seen === undefined,
  }
}
