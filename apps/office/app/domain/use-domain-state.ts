import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { clientLoader } from '#app/routes/settings/domain-state.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { useShop } from '#app/shop/use-shop.ts'

/**
 * The DNS and certificate state of a domain: loaded after the page is rendered, and again after each action. The last state
 * stays until the new one is loaded.
 */
export function useDomainState(name: string) {
  const { base } = useShop()
  const { done, refused } = useOutcome()
  // Undefined: not loaded yet; null: the check failed.
  const { data: seen, load } = useFetcher<typeof clientLoader>()
  const isRequested = useRef(false)
  useEffect(() => {
    // A refused form has changed nothing; only a refused check is a reason to load again.
    const isReason = done !== null || refused?.intent === 'look'
    if (isRequested.current && !isReason) return
    isRequested.current = true
    load(`${base}/settings/domain/state?name=${encodeURIComponent(name)}`)
  }, [base, name, load, done, refused])
  const certificate = seen?.certificate ?? 'unknown'
  return {
    pointsHere: seen?.pointsHere ?? null,
    hasCertificate: certificate === 'unknown' ? null : certificate === 'valid',
    isLooking: seen === undefined,
  }
}
