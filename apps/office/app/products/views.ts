import { PRODUCT_SORTS, type ProductSort } from '@store/api-client/manage'

/** The views of the list, each as the query of the API. */
export const VIEWS = {
  all: {},
  out: { stocked: false },
  // The same products that Today counts.
  low: { low: true, status: 'active' },
  bestOut: { best: true, stocked: false, status: 'active' },
  noPhoto: { photo: false },
  noPrice: { priced: false },
  offers: { reduced: true },
  hidden: { status: 'hidden' },
  drafts: { status: 'draft' },
  bin: { deleted: true },
} as const

export type View = keyof typeof VIEWS
export const VIEW_NAMES = Object.keys(VIEWS) as readonly View[]

export const viewOf = (name: string | null): View => VIEW_NAMES.find((view) => view === name) ?? 'all'

export const sortOf = (name: string | null): ProductSort => PRODUCT_SORTS.find((sort) => sort === name) ?? 'place'
