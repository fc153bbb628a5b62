// What pages let people choose. Apart from the calls, so that a browser which draws a choice does not load every schema of this API.

/** Orders of the list of products. `place`: the shop's own. */
export const PRODUCT_SORTS = ['place', 'name', 'newest', 'price', '-price', 'units', '-sold'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** Why units were changed by hand. `count`: somebody counted them. */
export const STOCK_REASONS = ['received', 'count', 'damaged', 'lost', 'returned', 'used', 'correction'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** The longest wish for more than a plan has. */
export const LONGEST_WISH = 500
