import {
  type Cart,
  type CartCheck,
  type CheckedLine,
  itemsToText,
  type LineKey,
  type Product,
  type Totals,
  type VariantId,
} from '@store/core'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { CartAnswer } from '../design.ts'
import { useHost } from '../host.tsx'
import { useAnnounce } from '../parts/announcer.tsx'
import { useShop, useT } from '../shop-context.tsx'
import type { AddRefusal } from './engine.ts'
import type { ShippingPlace } from './shipping-place.ts'
import { onStored, readStored } from './storage.ts'

type Engine = typeof import('./engine.ts')
/** Loads the code that changes carts. Call it when a shopper is about to add something, so that adding does not wait for it. */
export const loadEngine = async (): Promise<Engine> => {
  // Even of a loaded module, `import` comes in a later task: whoever leaves the page at once would leave a change behind.
  known ??= await import('./engine.ts')
  return known
}
let known: Engine | null = null

export type CartState = {
  /** False on the server and until the browser has read its storage: before that, show neither lines nor "empty". */
  readonly ready: boolean
  readonly lines: readonly CheckedLine[]
  /** Units in the cart. */
  readonly count: number
  /** Null while the cart is empty. */
  readonly totals: Totals | null
  /** Null while the cart is empty. */
  readonly check: CartCheck | null
  /** The city for the price of shipping; null: none was chosen, or there is no cart. */
  readonly place: ShippingPlace | null
  readonly shipTo: (place: ShippingPlace) => void
  /** For `Instalments`. */
  readonly financing: CartAnswer['financing']
  /** The next discount and the amount missing for it; `useDiscountHint` has its text. */
  readonly nextDiscount: ReturnType<Engine['nextDiscountOf']>
  /** The cart will be gone at the next visit, because the browser's storage is full or blocked. */
  readonly isFleeting: boolean
  /** `failed`: the server could not be reached; the cart is shown as it was stored. */
  readonly checking: 'idle' | 'asking' | 'done' | 'failed'
  /** A first answer or failure has come. Before that, totals may lack a discount. */
  readonly settled: boolean
  readonly isOpen: boolean
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
  /** Argument of `paths.checkout(…)`. */
  readonly checkoutItems: string
  /** Id of this cart, and so of the purchase made with it; '' for an empty cart. It changes whenever something is added. */
  readonly id: string
  /** The last addition on this page, for feedback; `at` differs each time. */
  readonly lastAdded: { readonly key: LineKey; readonly quantity: number; readonly at: number } | null
}

const Context = createContext<CartState | null>(null)

export function useCart(): CartState {
  const cart = useContext(Context)
  if (!cart) throw new Error('useCart needs a CartProvider around it')
  return cart
}

/** Debounce of requests, in milliseconds. */
const ASK_DELAY = 250

/** The shop's cart (S4): in `localStorage`, shared by all tabs, checked with the server on load, when opened and when changed. */
export function CartProvider(props: { readonly children: ReactNode }) {
  const view = useShop()
  const t = useT()
  const announce = useAnnounce()
  const host = useHost()
  const ask = useRef(host.askCart)
  ask.current = host.askCart
  const shopId = view.shop.id
  const [engine, setEngine] = useState<Engine | null>(null)
  const [cart, setCart] = useState<Cart | null>(null)
  const [answer, setAnswer] = useState<CartAnswer | null>(null)
  const [checking, setChecking] = useState<CartState['checking']>('idle')
  const [isOpen, setOpen] = useState(false)
  const [chosenPlace, setPlace] = useState<ShippingPlace | null>(null)
  const [lastAdded, setLastAdded] = useState<CartState['lastAdded']>(null)
  /** The newest cart, also between renders. */
  const latest = useRef<Cart>({ shopId, lines: [] })
  const isFleeting = useRef(false)

  const show = useCallback((next: Cart) => {
    latest.current = next
    setCart(next)
  }, [])

  useEffect(() => {
    let current = true
    const read = async () => {
      const stored = readStored(shopId)
      if (stored === null) return show({ shopId, lines: [] })
      const loaded = await loadEngine()
      if (!current) return
      setEngine(loaded)
      show(loaded.repairCart(stored, shopId))
    }
    const readOrEmpty = () => void read().catch(() => current && show({ shopId, lines: [] }))
    readOrEmpty()
    const stop = onStored(shopId, () => isFleeting.current || readOrEmpty())
    return () => {
      current = false
      stop()
    }
  }, [shopId, show])

  /** Changes the cart. It is read from storage first, because another tab may have changed it. */
  const change = useCallback(
    async <Outcome,>(next: (cart: Cart, engine: Engine) => { readonly cart: Cart; readonly outcome: Outcome }) => {
      const loaded = await loadEngine()
      setEngine(loaded)
      const stored = isFleeting.current ? null : readStored(shopId)
      const before = stored === null ? latest.current : loaded.repairCart(stored, shopId)
      const { cart: after, outcome } = next(before, loaded)
      if (after !== before) {
        isFleeting.current = !loaded.stored(after)
        show(after)
      }
      return outcome
    },
    [shopId, show],
  )

  const ids = useMemo(() => [...new Set(cart?.lines.map((line) => line.productId))].sort((a, b) => a - b), [cart])
  const idsText = ids.join()
  const requestedItems = cart ? itemsToText(cart.lines) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the cart and changed quantities start a new request
  useEffect(() => {
    if (idsText === '') return setChecking('idle')
    const abort = new AbortController()
    setChecking('asking')
    const timer = setTimeout(() => {
      ask.current(idsText.split(',').map(Number), abort.signal).then(
        (fresh) => {
          if (abort.signal.aborted) return
          setAnswer(fresh)
          setChecking('done')
        },
        () => !abort.signal.aborted && setChecking('failed'),
      )
    }, ASK_DELAY)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [idsText, requestedItems, isOpen])

  const check = useMemo(
    () => (engine && cart && cart.lines.length > 0 ? engine.checked(cart, answer) : null),
    [engine, cart, answer],
  )
  const place = useMemo(() => chosenPlace ?? engine?.readPlace(shopId) ?? null, [chosenPlace, engine, shopId])
  const totals = useMemo(
    () => (engine && check ? engine.totalsOf(check, answer, view, place) : null),
    [engine, check, answer, view, place],
  )

  const nextDiscount = useMemo(
    () => (engine && totals ? engine.nextDiscountOf(totals, answer) : null),
    [engine, totals, answer],
  )

  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => {
    setOpen(false)
    if (check?.changed) void change((now, loaded) => ({ cart: loaded.accepted(now, check), outcome: null }))
  }, [check, change])

  const add = useCallback<CartState['add']>(
    (product, variantId, quantity = 1, message = null) =>
      change((now, loaded) => {
        const after = loaded.withAddition(now, { product, variantId, quantity, message })
        if (typeof after === 'string') {
          announce(t(`cart.refused.${after}`))
          return { cart: now, outcome: after }
        }
        const key = loaded.lineKey({ productId: product.id, variantId, message: message?.trim() || null })
        setLastAdded({ key, quantity, at: Date.now() })
        announce(t('cart.added', { name: product.name }))
        return { cart: after, outcome: 'added' as const }
      }).catch(() => {
        announce(t('cart.refused.failed'))
        return 'failed'
      }),
    [change, announce, t],
  )
  const setQuantity = useCallback<CartState['setQuantity']>(
    (key, quantity) => void change((now, loaded) => ({ cart: loaded.setQuantity(now, key, quantity), outcome: null })),
    [change],
  )
  const remove = useCallback<CartState['remove']>(
    (key) => {
      void change((now, loaded) => ({
        cart: loaded.removeLine(now, key),
        outcome: now.lines.find((line) => loaded.lineKey(line) === key)?.name ?? '',
      })).then((name) => announce(t('cart.removed', { name })))
    },
    [change, announce, t],
  )
  const clear = useCallback(() => {
    void change(() => ({ cart: { shopId, lines: [] }, outcome: null })).then(() => announce(t('cart.cleared')))
  }, [shopId, change, announce, t])

  const shipTo = useCallback(
    (to: ShippingPlace) => {
      setPlace(to)
      engine?.keepPlace(shopId, to)
    },
    [engine, shopId],
  )

  const state = useMemo<CartState>(() => {
    const lines = check?.lines ?? []
    return {
      ready: cart !== null && (cart.lines.length === 0 || check !== null),
      lines,
      count: lines.reduce((sum, line) => sum + line.quantity, 0),
      totals,
      check,
      place,
      shipTo,
      financing: answer?.financing ?? null,
      nextDiscount,
      isFleeting: isFleeting.current,
      checking,
      settled: answer !== null || checking === 'failed',
      isOpen,
      open,
      close,
      add,
      setQuantity,
      remove,
      clear,
      checkoutItems: itemsToText(lines.filter((line) => line.quantity > 0)),
      id: cart?.id ?? '',
      lastAdded,
    }
  }, [
    cart,
    check,
    totals,
    place,
    shipTo,
    answer,
    nextDiscount,
    checking,
    isOpen,
    open,
    close,
    add,
    setQuantity,
    remove,
    clear,
    lastAdded,
  ])

  return <Context.Provider value={state}>{props.children}</Context.Provider>
}
