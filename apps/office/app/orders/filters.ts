import { endOfDay, ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_TROUBLES, SHIPMENT_STATUSES, startOfDay } from '@store/core'

/** The parameters of the list's address that filter it. */
export const FILTER_NAMES = [
  ...(['status', 'shipment', 'method', 'channel', 'trouble', 'city', 'coupon'] as const),
  ...(['since', 'until', 'late', 'mail', 'test'] as const),
]
/** The parameters that a saved view keeps. */
export const KEPT = ['view', ...FILTER_NAMES] as const
export type FilterName = (typeof FILTER_NAMES)[number]
export type FilterValues = { readonly [Name in FilterName]: string }

/** The value of `trouble` for orders with any trouble. */
export const ANY_TROUBLE = 'any'

const CHANNELS = ['web', 'chat', 'pointOfSale', 'other'] as const

/** The parameter with the number of a picked order, repeated for each. */
export const PICKED = 'pick'
/** The most orders that one call of the API accepts. */
export const MOST_PICKED = 200

/** The numbers of picked orders, each once. */
export const pickedIn = (values: readonly string[]): number[] =>
  [...new Set(values.map(Number))].filter((number) => Number.isSafeInteger(number) && number > 0).slice(0, MOST_PICKED)

const LONGEST = 60
const oneOf = <T extends string>(known: readonly T[], typed: string): T | undefined =>
  known.find((each) => each === typed)

/** The filters of an address, as typed. */
export const filtersIn = (search: URLSearchParams): FilterValues =>
  Object.fromEntries(
    FILTER_NAMES.map((name) => [name, (search.get(name) ?? '').trim().slice(0, LONGEST)]),
  ) as FilterValues

/** Converts the filters to the API's query; invalid values are left out. Days are in the shop's time zone. */
export function queryOf(values: FilterValues, timeZone: string) {
  const status = oneOf(ORDER_STATUSES, values.status)
  const shipment = oneOf(SHIPMENT_STATUSES, values.shipment)
  const paymentMethod = oneOf(PAYMENT_METHODS, values.method)
  const channel = oneOf(CHANNELS, values.channel)
  const trouble = oneOf(PAYMENT_TROUBLES, values.trouble)
  const since = startOfDay(values.since, timeZone)
  const until = endOfDay(values.until, timeZone)
  return {
    ...(status && { status }),
    ...(shipment && { shipment }),
    ...(paymentMethod && { paymentMethod }),
    ...(channel && { channel }),
    ...(trouble && { troubles: [trouble] }),
    ...(values.trouble === ANY_TROUBLE && { troubles: [...PAYMENT_TROUBLES] }),
    ...(values.city && { city: values.city }),
    ...(values.coupon && { coupon: values.coupon.toUpperCase() }),
    ...(since && { since: since.toISOString() }),
    ...(until && { until: until.toISOString() }),
    ...(values.late === 'yes' && { late: true }),
    ...(values.mail === 'failed' && { mailFailed: true }),
    ...(values.test === 'yes' && { test: true }),
    ...(values.test === 'no' && { test: false }),
  }
}
