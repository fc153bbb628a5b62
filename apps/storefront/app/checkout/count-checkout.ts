import { shopPath } from '@store/core'
import { useShop } from '@store/template-kit'
import { useEffect } from 'react'

/**
 * C5: what a cart held when its buyer went to pay. Said here, where every way to pay leads, once for each time somebody
 * comes: not when the form is answered, loaded again or come back to.
 *
 * @param items as the address names them; null while a form is being answered
 */
export function useCountCheckout(items: string | null): void {
  const { mount } = useShop()
  useEffect(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (items && arrival?.type === 'navigate')
      navigator.sendBeacon(mount + shopPath('events'), JSON.stringify({ kind: 'checkout', items }))
  }, [mount, items])
}
