import type { Input, ManageEndpoints } from '@store/api-client/manage'
import { endOfDay, type MoneyStyle, PRICE_ENDINGS, PRODUCT_LIMITS, parseAmount } from '@store/core'
import { searchedFor } from '#app/find/searched-for.ts'

type Bulk = Input<ManageEndpoints['bulkProducts']>['body']

export const DOES = [
  'raise',
  'lower',
  'offer',
  'endOffer',
  'category',
  'addTag',
  'takeTag',
  'show',
  'hide',
  'free',
  'paid',
  'ask',
  'askNothing',
  'bin',
] as const
export type Does = (typeof DOES)[number]
export const STATES = ['all', 'on', 'off', 'offer', 'regular', 'out'] as const

/** The parsed parameters of the page: which products, and how to change them. */
export type BulkQuery = {
  readonly does: Does
  readonly filter: Bulk['filter']
  /** Null: the fields are incomplete. */
  readonly change: Bulk['change'] | null
  /** The field that is missing or cannot be read. */
  readonly wrong: 'by' | 'to' | 'value' | 'ask' | null
}

const known = <Name extends string>(names: readonly Name[], value: string | null): Name | null =>
  names.find((name) => name === value) ?? null
const idIn = (value: string | null): number | null => {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

const MOST_PERCENT = 500
const MOST_OFF = 90

/** Parses the form's fields, which are in the page's address so that a trial can be opened again and sent to others. */
export function readBulkQuery(
  search: URLSearchParams,
  { money, timeZone }: { money: MoneyStyle; timeZone: string },
): BulkQuery {
  const does = known(DOES, search.get('do')) ?? 'raise'
  const filter = filterIn(search)
  const wrong = (field: NonNullable<BulkQuery['wrong']>): BulkQuery => ({ does, filter, change: null, wrong: field })
  const query = (change: Bulk['change']): BulkQuery => ({ does, filter, change, wrong: null })
  const ending = known(PRICE_ENDINGS, search.get('ending')) ?? 'exact'
  const percent = Number((search.get('by') ?? '').replace(',', '.').replace('%', '').trim() || Number.NaN)
  switch (does) {
    case 'raise':
    case 'lower': {
      const sign = does === 'raise' ? 1 : -1
      if (search.get('unit') === 'amount') {
        const amount = parseAmount((search.get('by') ?? '').slice(0, 24), money)
        return amount !== null && amount > 0 ? query({ kind: 'amount', amount: sign * amount, ending }) : wrong('by')
      }
      const most = does === 'raise' ? MOST_PERCENT : MOST_OFF
      return percent > 0 && percent <= most ? query({ kind: 'percent', percent: sign * percent, ending }) : wrong('by')
    }
    case 'offer': {
      const ends = endOfDay(search.get('until') ?? '', timeZone)?.toISOString() ?? null
      return percent >= 1 && percent <= MOST_OFF ? query({ kind: 'offer', percent, ending, ends }) : wrong('by')
    }
    case 'endOffer':
      return query({ kind: 'endOffer' })
    case 'category': {
      const [category, part = null] = (search.get('to') ?? '').split('.')
      if (category === 'none') return query({ kind: 'category', categoryId: null })
      const categoryId = idIn(category ?? null)
      return categoryId === null ? wrong('to') : query({ kind: 'category', categoryId, subcategoryId: idIn(part) })
    }
    case 'addTag':
    case 'takeTag': {
      const value = idIn(search.get('value'))
      if (value === null) return wrong('value')
      return query({ kind: 'tags', add: does === 'addTag' ? [value] : [], remove: does === 'takeTag' ? [value] : [] })
    }
    case 'show':
    case 'hide':
      return query({ kind: 'active', active: does === 'show' })
    case 'ask': {
      const label = (search.get('ask') ?? '').trim().slice(0, PRODUCT_LIMITS.message)
      if (label === '') return wrong('ask')
      return query({ kind: 'message', message: { label, required: search.get('required') === 'on' } })
    }
    case 'askNothing':
      return query({ kind: 'message', message: null })
    case 'bin':
      return query({ kind: 'bin' })
    default:
      return query({ kind: 'freeShipping', freeShipping: does === 'free' })
  }
}

function filterIn(search: URLSearchParams): Bulk['filter'] {
  const category = search.get('category')
  const [categoryId, subcategoryId] = (category ?? '').split('.').map((part) => idIn(part))
  const tag = idIn(search.get('tag'))
  const q = searchedFor(search.get('q'))
  return {
    ...(category === 'none' ? { categoryId: null } : categoryId ? { categoryId } : {}),
    ...(subcategoryId && { subcategoryId }),
    ...(tag !== null && { tag }),
    ...(q !== '' && { q }),
    ...STATE_FILTERS[known(STATES, search.get('state')) ?? 'all'],
  }
}

const STATE_FILTERS: { readonly [Each in (typeof STATES)[number]]: Bulk['filter'] } = {
  all: {},
  on: { active: true },
  off: { active: false },
  offer: { onOffer: true },
  regular: { onOffer: false },
  out: { inStock: false },
}
