import { useShop, useShopMemory } from '@store/template-kit'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

/** Whether the shopper picks the food up or has it delivered. */
type DeliveryWay = 'delivery' | 'pickUp'

type OrderContext = {
  readonly way: DeliveryWay
  readonly setWay: (way: DeliveryWay) => void
  /** Whether the shop offers pick-up. */
  readonly offersPickUp: boolean
  /** Whether the remembered choice has been read from storage; before that it cannot be changed. */
  readonly ready: boolean
}

const Context = createContext<OrderContext | null>(null)

const readWay = (stored: unknown): DeliveryWay => (stored === 'pickUp' ? 'pickUp' : 'delivery')

/** Provides the choice of delivery or pick-up to all parts of a page. */
export function OrderContextProvider({ children }: { readonly children: ReactNode }) {
  const { shop, branches } = useShop()
  const { value: way, keep: setWay, ready } = useShopMemory('way', readWay)
  const offersPickUp = branches.length > 0 || shop.paymentMethods.includes('payInStore')
  const context = useMemo<OrderContext>(
    () => ({ way: offersPickUp ? way : 'delivery', setWay, offersPickUp, ready }),
    [way, setWay, offersPickUp, ready],
  )
  return <Context.Provider value={context}>{children}</Context.Provider>
}

export function useOrderContext(): OrderContext {
  const context = useContext(Context)
  if (!context) throw new Error('useOrderContext needs its provider')
  return context
}
