import { readOpeningHours, timeZoneOf } from '@store/core'
import { type Opening, useOpening, useSettings, useShop, useShopMemory } from '@store/template-kit'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Settings } from './settings.ts'

/** Whether the shopper picks the food up or has it delivered. */
type DeliveryWay = 'delivery' | 'pickUp'

type OrderContext = {
  readonly way: DeliveryWay
  readonly setWay: (way: DeliveryWay) => void
  /** Whether the shop offers pick-up. */
  readonly offersPickUp: boolean
  /** Null before React has started, and if the opening hours cannot be read. */
  readonly opening: Opening | null
  /** Whether the opening hours can be read. */
  readonly hasHours: boolean
  /** False while the kitchen is closed, unless the merchant takes orders then (`afterHours`). */
  readonly takesOrders: boolean
  /** Whether the remembered way has been read; before, it cannot be changed. */
  readonly ready: boolean
}

const Context = createContext<OrderContext | null>(null)

const readWay = (stored: unknown): DeliveryWay => (stored === 'pickUp' ? 'pickUp' : 'delivery')

/**
 * Provides what all parts of a page depend on: the opening hours of the shop's first branch, and the chosen way of
 * delivery.
 */
export function OrderContextProvider({ children }: { readonly children: ReactNode }) {
  const { shop, branches } = useShop()
  const { afterHours } = useSettings<Settings>()
  const { value: way, keep: setWay, ready } = useShopMemory('way', readWay)
  const hours = branches[0]?.hours ?? null
  const opening = useOpening({ hours })
  const hasHours = timeZoneOf(shop.country) !== 'UTC' && readOpeningHours(hours) !== null
  const offersPickUp = branches.length > 0 || shop.paymentMethods.includes('payInStore')
  const context = useMemo<OrderContext>(
    () => ({
      way: offersPickUp ? way : 'delivery',
      setWay,
      offersPickUp,
      opening,
      hasHours,
      takesOrders: afterHours || opening === null || opening.open,
      ready,
    }),
    [way, setWay, offersPickUp, opening, hasHours, afterHours, ready],
  )
  return <Context.Provider value={context}>{children}</Context.Provider>
}

export function useOrderContext(): OrderContext {
  const context = useContext(Context)
  if (!context) throw new Error('useOrderContext needs its provider')
  return context
}
