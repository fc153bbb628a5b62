import { type Cart, itemsToText, type LineKey, type Product, type ShopId, type VariantId } from '@store/core'
import type { CartAnswer, ShopView } from '../design.ts'
import type { AskCart } from '../host.tsx'
import type { AddRefusal, CartSums } from './engine.ts'
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

/** What a store of a cart knows. Replaced, never changed. */
export type StoredCart = {
  /** Null on the server and until the browser has read its storage. */
  readonly cart: Cart | null
  /** The server's last answer about the cart; null: none yet. */
  readonly answer: CartAnswer | null
  /** `failed`: the server could not be reached; the cart is shown as it was stored. */
  readonly checking: 'idle' | 'asking' | 'done' | 'failed'
  readonly isOpen: boolean
  /** The cart will be gone at the next visit, because the browser's storage is full or blocked. */
  readonly isFleeting: boolean
  /** The city for the price of shipping; null: none was chosen, or there is no cart. */
  readonly place: ShippingPlace | null
  /** The last addition on this page, for feedback; `at` differs each time. */
  readonly lastAdded: { readonly key: LineKey; readonly quantity: number; readonly at: number } | null
}

const NO_SUMS: CartSums = { lines: [], count: 0, checkoutItems: '', check: null, totals: null, nextDiscount: null }

/** The lines and sums of a cart. Whatever put a line into it has loaded the code that computes them. */
export const shownSums = (
  cart: Cart | null,
  answer: CartAnswer | null,
  view: ShopView,
  place: ShippingPlace | null,
): CartSums => (known && cart?.lines.length ? known.sumsOf(cart, answer, view, place) : NO_SUMS)

/** Debounce of requests, in milliseconds. */
const ASK_DELAY = 250

/**
 * A shop's cart (S4): in `localStorage`, shared by all tabs, checked with the server on load, when opened and when changed.
 * It does nothing before `start`.
 */
export function createCartStore(shopId: ShopId, ask: AskCart) {
  const empty: Cart = { shopId, lines: [] }
  let state: StoredCart = {
    cart: null,
    answer: null,
    checking: 'idle',
    isOpen: false,
    isFleeting: false,
    place: null,
    lastAdded: null,
  }
  let notify: ((state: StoredCart) => void) | null = null
  /** What the last request was made for; '' when none was needed. */
  let asked = ''
  let request = new AbortController()

  function set(change: Partial<StoredCart>) {
    state = { ...state, ...change }
    askAgain()
    notify?.(state)
  }

  /** Starts a request when the products, quantities or the open state differ from those of the last one. */
  function askAgain() {
    const lines = (notify && state.cart?.lines) || []
    const wanted = lines.length > 0 ? itemsToText(lines) + state.isOpen : ''
    if (wanted === asked) return
    asked = wanted
    request.abort()
    state = { ...state, checking: wanted ? 'asking' : 'idle' }
    if (!wanted) return
    request = new AbortController()
    const { signal } = request
    const ids = [...new Set(lines.map((line) => line.productId))].sort((a, b) => a - b)
    const settle = (change: Partial<StoredCart>) => signal.aborted || set(change)
    setTimeout(() => {
      if (signal.aborted) return
      ask(ids, signal).then(
        (answer) => settle({ answer, checking: 'done' }),
        () => settle({ checking: 'failed' }),
      )
    }, ASK_DELAY)
  }

  /** The stored cart, which another tab may have changed; the one of this page if none can be stored. */
  function current({ repairCart, readPlace }: Engine) {
    const stored = state.isFleeting ? null : readStored(shopId)
    return {
      cart: stored === null ? (state.cart ?? empty) : repairCart(stored, shopId),
      place: state.place ?? readPlace(shopId),
    }
  }

  async function read() {
    if (state.isFleeting) return
    if (readStored(shopId) === null) return set({ cart: empty })
    const engine = await loadEngine().catch(() => null)
    if (notify) set(engine ? current(engine) : { cart: empty })
  }

  async function change<Outcome>(
    next: (cart: Cart, engine: Engine) => { readonly cart: Cart; readonly outcome: Outcome },
  ): Promise<Outcome> {
    const engine = await loadEngine()
    const before = current(engine)
    const { cart, outcome } = next(before.cart, engine)
    if (cart !== before.cart) set({ ...before, cart, isFleeting: !engine.stored(cart) })
    return outcome
  }

  return {
    state: () => state,
    /** Reads the stored cart and follows other tabs, until the returned function is called. */
    start(listener: (state: StoredCart) => void) {
      notify = listener
      void read()
      const stop = onStored(shopId, () => void read())
      return () => {
        notify = null
        stop()
        askAgain()
      }
    },
    open: () => set({ isOpen: true }),
    /** Stores the names and prices of the last answer, which were shown while the cart was open. */
    close() {
      const { answer } = state
      set({ isOpen: false })
      if (answer) void change((cart, engine) => ({ cart: engine.accepted(cart, answer), outcome: null }))
    },
    shipTo(place: ShippingPlace) {
      known?.keepPlace(shopId, place)
      set({ place })
    },
    /** `failed`: the code that changes carts could not be loaded. */
    add: (product: Product, variantId: VariantId | null, quantity: number, message: string | null) =>
      change<'added' | AddRefusal>((cart, engine) => {
        const after = engine.withAddition(cart, { product, variantId, quantity, message })
        if (typeof after === 'string') return { cart, outcome: after }
        const key = engine.lineKey({ productId: product.id, variantId, message: message?.trim() || null })
        set({ lastAdded: { key, quantity, at: Date.now() } })
        return { cart: after, outcome: 'added' }
      }).catch(() => 'failed' as const),
    setQuantity: (key: LineKey, quantity: number) =>
      void change((cart, engine) => ({ cart: engine.setQuantity(cart, key, quantity), outcome: null })),
    /** The name of the removed line; '': there was none. */
    remove: (key: LineKey) =>
      change((cart, engine) => ({
        cart: engine.removeLine(cart, key),
        outcome: cart.lines.find((line) => engine.lineKey(line) === key)?.name ?? '',
      })),
    clear: () => change(() => ({ cart: empty, outcome: null })),
  }
}
