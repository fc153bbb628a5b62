import type { LineKey, Product, VariantId } from '@store/core'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useHost } from '../host.tsx'
import { useAnnounce } from '../parts/announcer.tsx'
import { useShop, useT } from '../shop-context.tsx'
import { type CartSnapshot, createCartStore } from './cart-store.ts'
import type { AddRefusal } from './engine.ts'
import type { ShippingPlace } from './shipping-place.ts'

export type CartState = CartSnapshot & {
  readonly shipTo: (place: ShippingPlace) => void
  readonly open: () => void
  readonly close: () => void
  readonly add: (
    product: Product,
    variantId: VariantId | null,
    quantity?: number,
    message?: string | null,
  ) => Promise<'added' | AddRefusal>
  readonly setQuantity: (key: LineKey, quantity: number) => void
  readonly remove: (key: LineKey) => void
  readonly clear: () => void
}

const Context = createContext<CartState | null>(null)

export function useCart(): CartState {
  const cart = useContext(Context)
  if (!cart) throw new Error('useCart needs a CartProvider around it')
  return cart
}

/** Provides the shop's cart to the components within, and announces what changes it. */
export function CartProvider(props: { readonly children: ReactNode }) {
  const view = useShop()
  const t = useT()
  const announce = useAnnounce()
  const { askCart } = useHost()
  const shopId = view.shop.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later view reaches the same store by `setPage`
  const store = useMemo(() => createCartStore(shopId, { view, askCart }), [shopId])
  useEffect(() => store.start(), [store])
  useEffect(() => store.setPage({ view, askCart }), [store, view, askCart])
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)

  const actions = useMemo<Omit<CartState, keyof CartSnapshot>>(
    () => ({
      shipTo: store.shipTo,
      open: store.open,
      close: store.close,
      setQuantity: store.setQuantity,
      add: async (product, variantId, quantity = 1, message = null) => {
        const outcome = await store.add(product, variantId, quantity, message)
        announce(outcome === 'added' ? t('cart.added', { name: product.name }) : t(`cart.refused.${outcome}`))
        return outcome
      },
      remove: (key) => void store.remove(key).then((name) => announce(t('cart.removed', { name }))),
      clear: () => void store.clear().then(() => announce(t('cart.cleared'))),
    }),
    [store, announce, t],
  )
  const state = useMemo(() => ({ ...snapshot, ...actions }), [snapshot, actions])
  return <Context.Provider value={state}>{props.children}</Context.Provider>
}
