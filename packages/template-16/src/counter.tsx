import { readOpeningHours, timeZoneOf } from '@store/core'
import { type Opening, useOpening, useSettings, useShop, useShopMemory } from '@store/template-kit'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Settings } from './settings.ts'

/** Fetched at the counter, or brought. */
type CarryWay = 'delivery' | 'pickUp'

type Counter = {
  readonly way: CarryWay
  readonly setWay: (way: CarryWay) => void
  /** Whether there is a counter to fetch from. */
  readonly offersPickUp: boolean
  /** Null until the page is alive, and where the hours cannot be read. */
  readonly opening: Opening | null
  /** The kitchen's hours can be read. */
  readonly hasHours: boolean
  /** False while the kitchen is closed, unless the merchant takes orders then for when it opens. */
  readonly takesOrders: boolean
  /** The browser remembers the way from now on: before, nothing can be chosen. */
  readonly ready: boolean
}

const Context = createContext<Counter | null>(null)

const readWay = (stored: unknown): CarryWay => (stored === 'pickUp' ? 'pickUp' : 'delivery')

/** What rules the whole page: the hours of the shop's first branch, and how the shopper wants their food. */
export function CounterProvider({ children }: { readonly children: ReactNode }) {
  const { shop, branches } = useShop()
  const { afterHours } = useSettings<Settings>()
  const { value: way, keep: setWay, ready } = useShopMemory('way', readWay)
  const hours = branches[0]?.hours ?? null
  const opening = useOpening({ hours })
  const hasHours = timeZoneOf(shop.country) !== 'UTC' && readOpeningHours(hours) !== null
  const offersPickUp = branches.length > 0 || shop.paymentMethods.includes('payInStore')
  const counter = useMemo<Counter>(
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
  return <Context.Provider value={counter}>{children}</Context.Provider>
}

export function useCounter(): Counter {
  const counter = useContext(Context)
  if (!counter) throw new Error('useCounter needs a CounterProvider around it')
  return counter
}
