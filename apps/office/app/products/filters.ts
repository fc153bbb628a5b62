import { type Amount, type MoneyStyle, PRODUCT_LIMITS, parseAmount } from '@store/core'
import { searchedFor } from '#app/find/searched-for.ts'
import { VIEWS, viewOf } from './views.ts'

/** The parameters of the list's address that filter it, besides its view and search. */
export const FILTER_NAMES = ['category', 'brand', 'tag', 'priceFrom', 'priceTo', 'stock', 'changed'] as const
export type FilterName = (typeof FILTER_NAMES)[number]
export type FilterValues = { readonly [Name in FilterName]: string }
/** The parameters that a saved view keeps. */
export const KEPT = ['view', 'sort', ...FILTER_NAMES] as const
/** The parameters that select products; the export takes them too. */
export const NARROWING = ['view', 'q', ...FILTER_NAMES] as const

/** Filters by stock, each as the query of the API. */
const STOCK = { out: { stocked: false }, low: { stocked: true, low: true }, in: { stocked: true } } as const
export type Stock = keyof typeof STOCK
export const STOCK_NAMES = Object.keys(STOCK) as readonly Stock[]

/** The longest time since a product was changed, in days. */
const CHANGED_DAYS = { day: 1, week: 7, month: 30 } as const
export type Changed = keyof typeof CHANGED_DAYS
export const CHANGED_NAMES = Object.keys(CHANGED_DAYS) as readonly Changed[]
const DAY = 24 * 60 * 60_000

const LONGEST = 500

/** The filters of an address, as typed. */
export const filtersIn = (search: URLSearchParams): FilterValues =>
  Object.fromEntries(
    FILTER_NAMES.map((name) => [name, (search.get(name) ?? '').trim().slice(0, LONGEST)]),
  ) as FilterValues

/** The filters that are invalid. */
export const wrongIn = (values: FilterValues, money: MoneyStyle): readonly FilterName[] =>
  (['priceFrom', 'priceTo'] as const).filter((name) => values[name] !== '' && amountIn(values[name], money) === null)

/** Whether the view itself filters by stock, which makes the stock filter void. */
export const isAboutStock = (search: URLSearchParams): boolean => {
  const view = VIEWS[viewOf(search.get('view'))]
  return 'stocked' in view || 'low' in view
}

/** Converts the view, search and filters of an address to the API's query; invalid values are left out. */
export function queryOf(search: URLSearchParams, money: MoneyStyle, now: Date) {
  const { category, brand, tag, priceFrom, priceTo, stock, changed } = filtersIn(search)
  const q = searchedFor(search.get('q'))
  const [from, to] = [amountIn(priceFrom, money), amountIn(priceTo, money)]
  const since = CHANGED_NAMES.find((name) => name === changed)
  const units = isAboutStock(search) ? undefined : STOCK_NAMES.find((name) => name === stock)
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(brand && { brand }),
    ...(/^[1-9]\d{0,8}$/.test(tag) && { tag: Number(tag) }),
    ...(from !== null && { priceFrom: from }),
    ...(to !== null && { priceTo: to }),
    ...(units && STOCK[units]),
    ...(since && { changedSince: new Date(now.getTime() - CHANGED_DAYS[since] * DAY).toISOString() }),
    ...VIEWS[viewOf(search.get('view'))],
  }
}

/** Parses a price; null: none, or invalid. */
export function amountIn(typed: string, money: MoneyStyle): Amount | null {
  const amount = typed === '' || typed.length > 24 ? null : parseAmount(typed, money)
  return amount === null || amount < 0 || amount > PRODUCT_LIMITS.amount ? null : amount
}
