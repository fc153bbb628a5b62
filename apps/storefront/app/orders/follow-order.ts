import { useRevalidator } from '@remix-run/react'
import { awaitsAnswer, type Order } from '@store/core'
import { useEffect } from 'react'

const EVERY_MS = 6_000
/** Polling stops after this; slower banks are reported by mail. */
const LONGEST_MS = 10 * 60_000

/** Polls while the page waits for a payment or the shop's answer. */
export function useFollowOrder(order: Order) {
  const { revalidate } = useRevalidator()
  const isPending = order.payment?.state === 'pending' || awaitsAnswer(order)
  useEffect(() => {
    if (!isPending) return
    const began = Date.now()
    const timer = setInterval(() => {
      if (Date.now() - began > LONGEST_MS) clearInterval(timer)
      else if (document.visibilityState === 'visible') revalidate()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isPending, revalidate])
}
