import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { clientLoader } from '#app/routes/domain-state.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { useShop } from '#app/shop/use-shop.ts'

/**
 * What name servers and a browser see of a domain: asked once the page is there, and again after what was done on it. What was seen
 * stays until the new answer is there.
 */
export function useDomainState(name: string) {
  const { base } = useShop()
  const { done, refused } = useOutcome()
  // Undefined: not asked yet; null: that could not be found out.
  const { data: seen, load } = useFetcher<typeof clientLoader>()
  const isRequested = useRef(false)
  useEffect(() => {
    // A form that was refused has changed nothing, but for the one that looks.
    const isReason = done !== null || refused?.intent === 'look'
    if (isRequested.current && !isReason) return
    isRequested.current = true
    load(`${base}/settings/domain/state?name=${encodeURIComponent(name)}`)
  }, [base, name, load, done, refused])
  const certificate = seen?.certificate ?? 'unknown'
  return {
    leadsHere: seen?.leadsHere ?? null,
    hasCertificate: certificate === 'unknown' ? null : certificate === 'valid',
    isLooking: seen === undefined,
  }
}
