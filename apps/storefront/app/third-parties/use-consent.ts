import type { ShopId } from '@store/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { clearTrackingCookies } from '#app/third-parties/clear-tracking-cookies.ts'
import { type Answers, type Choice, hasSignal, keepChoice, permission, readChoice } from '#app/third-parties/consent.ts'
import type { Purpose } from '#app/third-parties/third-parties.ts'

export type Consent = {
  readonly granted: readonly Purpose[]
  /** The visitor still has to be asked. */
  readonly ask: boolean
  readonly choose: (answers: Answers) => void
}

/** The visitor's consent in this shop, the same in all tabs. */
export function useConsent(shopId: ShopId, purposes: readonly Purpose[]): Consent {
  const [choice, setChoice] = useState<Choice | null>(() => readChoice(shopId))
  const { granted, ask } = useMemo(() => permission(purposes, choice, hasSignal()), [purposes, choice])

  useEffect(() => {
    const update = () => {
      if (document.visibilityState === 'visible') setChoice(readChoice(shopId))
    }
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [shopId])

  // Also deletes cookies that a script wrote while its page was being left.
  useEffect(() => clearTrackingCookies(purposes.filter((purpose) => !granted.includes(purpose))), [purposes, granted])

  const choose = useCallback(
    (answers: Answers) => {
      const next = { answers: { ...choice?.answers, ...answers }, despiteSignal: hasSignal() }
      keepChoice(shopId, next)
      setChoice(next)
    },
    [shopId, choice],
  )
  return { granted, ask, choose }
}
