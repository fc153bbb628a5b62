import {
  type Amount,
  movedPrice,
  offeredPrice,
  PRODUCT_LIMITS,
  type PriceEnding,
  type PriceMove,
  type ProductId,
} from '@store/core'
import { above, compareAtOfDraft, priceOfDraft } from '../product-draft.ts'
import type { StoredVariant } from '../schema.ts'
import type { ProductsChange } from './filter.ts'

/** The fields of a product that bulk changes can touch. */
export type ProductState = {
  readonly id: ProductId
  readonly name: string
  readonly price: Amount | null
  readonly compareAt: Amount | null
  readonly variants: readonly StoredVariant[]
  /** When the sales of the product (0) and of its variants end, in ISO, by the variants' ids. */
  readonly ends: Readonly<Record<string, string>>
  readonly categoryId: number | null
  readonly subcategoryId: number | null
  readonly tags: readonly number[]
  readonly active: boolean
  readonly freeShipping: boolean
  /** The text that buyers are asked to enter. */
  readonly message: { readonly label: string; readonly required: boolean } | null
  readonly inBin: boolean
}

/** Whether a change needs the right to set prices. */
export const setsPrices = ({ kind }: Pick<ProductsChange, 'kind'>): boolean =>
  ['percent', 'amount', 'offer', 'endOffer'].includes(kind)

/** A product after a change. */
export function changed(state: ProductState, change: ProductsChange, unit: Amount): ProductState {
  switch (change.kind) {
    case 'percent':
    case 'amount':
      return moved(state, change, change.ending, unit)
    case 'offer':
      return offered(state, change.percent, change.ending, change.ends ?? null, unit)
    case 'endOffer':
      return withPrices(state, ({ price, compareAt }) => ({ price: compareAt ?? price, compareAt: null }), {})
    case 'category':
      return { ...state, categoryId: change.categoryId, subcategoryId: change.subcategoryId ?? null }
    case 'tags': {
      const remaining = state.tags.filter((tag) => !change.remove.includes(tag))
      return { ...state, tags: [...remaining, ...change.add.filter((tag) => !remaining.includes(tag))] }
    }
    case 'active':
      return { ...state, active: change.active }
    case 'freeShipping':
      return { ...state, freeShipping: change.freeShipping }
    case 'message':
      return { ...state, message: change.message }
    case 'bin':
      return { ...state, inBin: true, active: false }
  }
}

/** A product with one price, or one of its variants with it; null: all of them. */
export const priced = (state: ProductState, variantId: number | null, price: Amount): ProductState =>
  withPrices(
    state,
    (before, id) =>
      variantId === null || variantId === id ? { price, compareAt: above(price, before.compareAt) } : before,
    state.ends,
  )

type Prices = { readonly price: Amount; readonly compareAt: Amount | null }

function moved(state: ProductState, move: PriceMove, ending: PriceEnding, unit: Amount): ProductState {
  // No price that a product's own form would refuse.
  const by = (amount: Amount) => Math.min(PRODUCT_LIMITS.amount, movedPrice(amount, move, ending, unit))
  const both = ({ price, compareAt }: Prices) => {
    const after = by(price)
    return { price: after, compareAt: compareAt === null ? null : above(after, by(compareAt)) }
  }
  return withPrices(state, both, state.ends)
}

function offered(
  state: ProductState,
  percent: number,
  ending: PriceEnding,
  ends: string | null,
  unit: Amount,
): ProductState {
  const reduced = ({ price, compareAt }: Prices) => {
    const former = compareAt ?? price
    const after = offeredPrice(former, percent, ending, unit)
    return { price: after, compareAt: above(after, former) }
  }
  const after = withPrices(state, reduced, {})
  const on = [{ id: '0', compareAt: after.variants.length === 0 ? after.compareAt : null }, ...after.variants]
  const until = on.flatMap(({ id, compareAt }) => (ends !== null && compareAt !== null ? [[id, ends] as const] : []))
  return { ...after, ends: Object.fromEntries(until) }
}

/** With prices changed one by one: of the product, or of its variants, from which the product's follow. What has no price keeps none. */
function withPrices(
  state: ProductState,
  change: (before: Prices, variantId: number | null) => Prices,
  ends: ProductState['ends'],
): ProductState {
  const { price, compareAt, variants } = state
  if (variants.length === 0)
    return price === null ? state : { ...state, ...change({ price, compareAt }, null), ends: stillOn(state, ends) }
  const after = {
    ...state,
    variants: variants.map((variant) => ({ ...variant, ...change(variant, Number(variant.id)) })),
  }
  return { ...after, price: priceOfDraft(after), compareAt: compareAtOfDraft(after), ends: stillOn(after, ends) }
}

/** The ends of those sales that are still on. */
function stillOn({ compareAt, variants }: ProductState, ends: ProductState['ends']): ProductState['ends'] {
  const reduced =
    variants.length === 0 ? [['0', compareAt] as const] : variants.map((each) => [each.id, each.compareAt] as const)
  const on = new Set(reduced.flatMap(([id, former]) => (former === null ? [] : [id])))
  return Object.fromEntries(Object.entries(ends).filter(([id]) => on.has(id)))
}

/** The fields that an undo puts back. */
const FIELDS = [
  'price',
  'compareAt',
  'variants',
  'ends',
  'categoryId',
  'subcategoryId',
  'tags',
  'active',
  'freeShipping',
  'message',
  'inBin',
] as const

/** A product as it was and as it is after a change: only what differs. */
export type Difference = {
  readonly id: ProductId
  readonly before: Partial<ProductState>
  readonly after: Partial<ProductState>
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What a change has changed; null: nothing. */
export function differenceOf(before: ProductState, after: ProductState): Difference | null {
  const fields = FIELDS.filter((field) => !same(before[field], after[field]))
  if (fields.length === 0) return null
  const pick = (of: ProductState) => Object.fromEntries(fields.map((field) => [field, of[field]]))
  return { id: before.id, before: pick(before), after: pick(after) }
}

/** A product as it was before a change; null: what was changed has been changed again since, or the product has gone into the bin. */
export function undone(state: ProductState, { before, after }: Difference): ProductState | null {
  if (state.inBin && !after.inBin) return null
  const isSame = FIELDS.every((field) => after[field] === undefined || same(after[field], state[field]))
  return isSame ? { ...state, ...before } : null
}
