import type { LineKey, Product, VariantId } from '@store/core'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { CartAnswer } from '../design.ts'
import { useHost } from '../host.tsx'
import { useAnnounce } from '../parts/announcer.tsx'
import { useShop, useT } from '../shop-context.tsx'
import { createCartStore, type StoredCart, shownSums } from './cart-store.ts'
import type { AddRefusal, CartSums } from './engine.ts'
import type { ShippingPlace } from './shipping-place.ts'

type Actions = {
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

export type CartState = Omit<StoredCart, 'cart' | 'answer'> &
  CartSums &
  Actions & {
    /** False on the server and until the browser has read its storage: before that, show neither lines nor "empty". */
    readonly ready: boolean
    /** For `Instalments`. */
    readonly financing: CartAnswer['financing']
    /** A first answer or failure has come. Before that, totals may lack a discount. */
    readonly settled: boolean
    /** Id of this cart, and so of the purchase made with it; '' for an empty cart. It changes whenever something is added. */
    readonly id: string
  }

const Context = createContext<CartState | null>(null)

export function useCart(): CartState {
  const cart = useContext(Context)
  if (!cart) throw new Error('useCart needs a CartProvider around it')
  return cart
}

/** Provides the cart of the page's shop, and announces to screen readers what was changed. */
export function CartProvider(props: { readonly children: ReactNode }) {
  return <ShopCart key={useShop().shop.id} {...props} />
}

function ShopCart(props: { readonly children: ReactNode }) {
  const view = useShop()
  const t = useT()
  const announce = useAnnounce()
  const { askCart } = useHost()
  const ask = useRef(askCart)
  ask.current = askCart
  const [store] = useState(() => createCartStore(view.shop.id, (ids, signal) => ask.current(ids, signal)))
  // `useSyncExternalStore` renders at once, also while the page is being hydrated: React would then throw away the server's
  // HTML of parts that wait for their code, and clicks with it.
  const [state, setState] = useState(store.state)
  useEffect(() => store.start(setState), [store])

  const { cart, answer, place } = state
  const sums = useMemo(() => shownSums(cart, answer, view, place), [cart, answer, view, place])

  // They stay the same while the cart changes: effects of pages depend on them.
  const actions = useMemo<Actions>(
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
  const value = useMemo<CartState>(() => {
    const { cart, answer, ...shown } = state
    return {
      ...shown,
      ...sums,
      ...actions,
      ready: cart !== null,
      financing: answer?.financing ?? null,
      settled: answer !== null || shown.checking === 'failed',
      id: cart?.id ?? '',
    }
  }, [state, sums, actions])
  return <Context.Provider value={value}>{props.children}</Context.Provider>
}
