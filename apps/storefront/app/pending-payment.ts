import { useRevalidator } from '@remix-run/react'
import type { Order } from '@store/core'
import { useEffect } from 'react'

const EVERY_MS = 6_000
/** Banks that take longer say so by mail. */
const LONGEST_MS = 10 * 60_000

/** While a payment is on its way the page looks, now and then, whether it has come. */
export function useFollowPayment({ payment }: Pick<Order, 'payment'>) {
  const { revalidate } = useRevalidator()
  const isPending = payment?.state === 'pending'
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
