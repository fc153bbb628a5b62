import { FIELD_LIMITS } from '../field-limits.ts'
import type { Amount } from '../money/amount.ts'
import { optionsFrom, optionsToText } from './catalog-options.ts'
import { type CatalogQuery, PAGE_SIZE, SORTS, VIEWS } from './catalog-query.ts'

const MAX_PAGE = 9999

/**
 * Reads the query from the page's address; invalid values fall back to the default. Parameters: q, category, subcategory, promotion,
 * free, variants, featured, min, max (major units, with a point), tag, options, sort, view, page. A visitor cannot choose
 * the page size.
 */
export function queryFromSearch(search: URLSearchParams): CatalogQuery {
  const page = whole(search.get('page'))
  return {
    page: page !== null && page <= MAX_PAGE ? page : 1,
    limit: PAGE_SIZE,
    search: words(search.get('q')),
    category: words(search.get('category')),
    subcategory: whole(search.get('subcategory')),
    promotion: isOn(search.get('promotion')),
    freeShipping: isOn(search.get('free')),
    withVariants: isOn(search.get('variants')),
    featured: isOn(search.get('featured')),
    minPrice: majorUnits(search.get('min')),
    maxPrice: majorUnits(search.get('max')),
    tag: whole(search.get('tag')),
    options: optionsToText(optionsFrom(search.get('options'))),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'featured',
    view: VIEWS.find((view) => view === search.get('view')) ?? null,
  }
}

/**
 * Whether a list is for a typed search, typed prices or chosen options. There are more such combinations than visitors
 * repeat, so a shared cache should not keep the answers.
 */
export const isOpenEnded = ({ search, minPrice, maxPrice, options }: CatalogQuery): boolean =>
  search !== null || minPrice !== null || maxPrice !== null || options !== null

const words = (text: string | null): string | null =>
  text?.replace(/\s+/g, ' ').trim().slice(0, FIELD_LIMITS.search).trim() || null
/** A plain checkbox of a form without JavaScript sends `on`. */
const isOn = (text: string | null): boolean => text === '1' || text === 'on' || text === 'true'
const whole = (text: string | null): number | null => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null)

function majorUnits(text: string | null): Amount | null {
  const [, units, hundredths = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? []
  return units === undefined ? null : Number(units) * 100 + Number(hundredths.padEnd(2, '0'))
}
