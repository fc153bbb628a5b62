import {
  type Cart,
  type CartCheck,
  type CheckedLine,
  itemsToText,
  type LineKey,
  type Product,
  type ShopId,
  type Totals,
  type VariantId,
} from '@store/core'
import type { CartAnswer, ShopView } from '../design.ts'
import type { AskCart } from '../host.tsx'
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

/** What is shown of a cart. Replaced, never changed, whenever something in it changes. */
export type CartSnapshot = {
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
  /** Argument of `paths.checkout(…)`. */
  readonly checkoutItems: string
  /** Id of this cart, and so of the purchase made with it; '' for an empty cart. It changes whenever something is added. */
  readonly id: string
  /** The last addition on this page, for feedback; `at` differs each time. */
  readonly lastAdded: { readonly key: LineKey; readonly quantity: number; readonly at: number } | null
}

/** What a cart needs of the page around it. */
type Page = { readonly view: ShopView; readonly askCart: AskCart }

/** Debounce of requests, in milliseconds. */
const ASK_DELAY = 250

/**
 * A shop's cart (S4) in `localStorage`, shared by all tabs, and checked with the server on load, when opened and when
 * changed. It does nothing before `start`, which returns what stops it.
 */
export function createCartStore(shopId: ShopId, page: Page) {
  const empty: Cart = { shopId, lines: [] }
  let engine: Engine | null = null
  /** Null: storage has not been read yet. */
  let cart: Cart | null = null
  let answer: CartAnswer | null = null
  let checking: CartSnapshot['checking'] = 'idle'
  let isOpen = false
  let isFleeting = false
  let chosenPlace: ShippingPlace | null = null
  let lastAdded: CartSnapshot['lastAdded'] = null
  let isRunning = false
  /** What the last request was made for; '' when none is needed. */
  let requested = ''
  let request: AbortController | null = null
  const listeners = new Set<() => void>()

  const checkOf = memo((loaded: Engine | null, current: Cart | null, rules: CartAnswer | null) =>
    loaded && current && current.lines.length > 0 ? loaded.checked(current, rules) : null,
  )
  const totalsOf = memo(
    (check: CartCheck | null, rules: CartAnswer | null, view: ShopView, place: ShippingPlace | null) =>
      engine && check ? engine.totalsOf(check, rules, view, place) : null,
  )
  const nextDiscountOf = memo((totals: Totals | null, rules: CartAnswer | null) =>
    engine && totals ? engine.nextDiscountOf(totals, rules) : null,
  )
  const placeOf = memo(
    (loaded: Engine | null, chosen: ShippingPlace | null) => chosen ?? loaded?.readPlace(shopId) ?? null,
  )

  function snapshotNow(): CartSnapshot {
    const check = checkOf(engine, cart, answer)
    const lines = check?.lines ?? []
    const place = placeOf(engine, chosenPlace)
    const totals = totalsOf(check, answer, page.view, place)
    return {
      ready: cart !== null && (cart.lines.length === 0 || check !== null),
      lines,
      count: lines.reduce((sum, line) => sum + line.quantity, 0),
      totals,
      check,
      place,
      financing: answer?.financing ?? null,
      nextDiscount: nextDiscountOf(totals, answer),
      isFleeting,
      checking,
      settled: answer !== null || checking === 'failed',
      isOpen,
      checkoutItems: itemsToText(lines.filter((line) => line.quantity > 0)),
      id: cart?.id ?? '',
      lastAdded,
    }
  }
  let snapshot = snapshotNow()

  function publish() {
    askAgain()
    snapshot = snapshotNow()
    for (const listener of listeners) listener()
  }

  /** Requests the cart's products anew when they, their quantities or the open state differ from the last request's. */
  function askAgain() {
    const lines = (isRunning && cart?.lines) || []
    const ids = [...new Set(lines.map((line) => line.productId))].sort((a, b) => a - b)
    const wanted = ids.length > 0 ? `${ids} ${itemsToText(lines)} ${isOpen}` : ''
    if (wanted === requested) return
    requested = wanted
    request?.abort()
    checking = wanted === '' ? 'idle' : 'asking'
    if (wanted === '') return
    request = new AbortController()
    const { signal } = request
    const settle = (outcome: 'done' | 'failed', fresh: CartAnswer | null) => {
      if (signal.aborted) return
      answer = fresh ?? answer
      checking = outcome
      publish()
    }
    setTimeout(() => {
      if (signal.aborted) return
      page.askCart(ids, signal).then(
        (fresh) => settle('done', fresh),
        () => settle('failed', null),
      )
    }, ASK_DELAY)
  }

  function show(next: Cart) {
    cart = next
    publish()
  }

  async function read() {
    const stored = readStored(shopId)
    if (stored === null) return show(empty)
    engine = await loadEngine()
    if (isRunning) show(engine.repairCart(stored, shopId))
  }
  const readOrEmpty = () => void read().catch(() => isRunning && show(empty))

  /** Changes the cart. It is read from storage first, because another tab may have changed it. */
  async function change<Outcome>(
    next: (cart: Cart, engine: Engine) => { readonly cart: Cart; readonly outcome: Outcome },
  ): Promise<Outcome> {
    engine = await loadEngine()
    const stored = isFleeting ? null : readStored(shopId)
    const before = stored === null ? (cart ?? empty) : engine.repairCart(stored, shopId)
    const { cart: after, outcome } = next(before, engine)
    if (after !== before) {
      isFleeting = !engine.stored(after)
      show(after)
    }
    return outcome
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reads the stored cart and follows other tabs, until the returned function is called. */
    start() {
      isRunning = true
      readOrEmpty()
      const stop = onStored(shopId, () => isFleeting || readOrEmpty())
      return () => {
        isRunning = false
        stop()
        askAgain()
      }
    },
    /** Replaces the page's shop and requests. */
    setPage(next: Page) {
      const isOtherView = next.view !== page.view
      page = next
      if (isOtherView && snapshot.check) publish()
    },
    open() {
      isOpen = true
      publish()
    },
    /** Prices and names that were shown while it was open are stored as seen. */
    close() {
      const { check } = snapshot
      isOpen = false
      publish()
      if (check?.changed) void change((now, loaded) => ({ cart: loaded.accepted(now, check), outcome: null }))
    },
    shipTo(place: ShippingPlace) {
      chosenPlace = place
      engine?.keepPlace(shopId, place)
      publish()
    },
    add: (product: Product, variantId: VariantId | null, quantity: number, message: string | null) =>
      change<'added' | AddRefusal>((now, loaded) => {
        const after = loaded.withAddition(now, { product, variantId, quantity, message })
        if (typeof after === 'string') return { cart: now, outcome: after }
        const key = loaded.lineKey({ productId: product.id, variantId, message: message?.trim() || null })
        lastAdded = { key, quantity, at: Date.now() }
        return { cart: after, outcome: 'added' }
      }).catch(() => 'failed' as const),
    setQuantity: (key: LineKey, quantity: number) =>
      void change((now, loaded) => ({ cart: loaded.setQuantity(now, key, quantity), outcome: null })),
    /** The name of the line that was removed; '': there was none. */
    remove: (key: LineKey) =>
      change((now, loaded) => ({
        cart: loaded.removeLine(now, key),
        outcome: now.lines.find((line) => loaded.lineKey(line) === key)?.name ?? '',
      })),
    clear: () => change(() => ({ cart: empty, outcome: null })),
  }
}

/** A function that computes again only when one of its arguments differs from the last call's. */
function memo<Given extends readonly unknown[], Result>(compute: (...given: Given) => Result) {
  let last: { readonly given: Given; readonly result: Result } | null = null
  return (...given: Given): Result => {
    if (!last || given.some((value, at) => value !== last?.given[at])) last = { given, result: compute(...given) }
    return last.result
  }
}
