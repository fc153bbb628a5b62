import { shopPath } from '@store/core'
import { useShop } from '@store/template-kit'
import { useEffect } from 'react'

/**
 * C5: reports the content of the cart when its buyer opens checkout. Reported here, because every payment method goes
 * through checkout; once per visit of the page, not for a reply to the form, a reload or navigating back.
 *
 * @param items as in the address; null for the reply to a submitted form
 */
export function useCountCheckout(items: string | null): void {
  const { mount } = useShop()
  useEffect(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (items && arrival?.type === 'navigate')
      navigator.sendBeacon(mount + shopPath('events'), JSON.stringify({ kind: 'checkout', items }))
  }, [mount, items])
}
