/**
 * Milliseconds, of what is known of a shop: younger than `freshFor` it is used as it is; younger than `usableFor` it is still
 * used, while it is looked at again.
 */
export const SHOP_FRESHNESS = { freshFor: 1_000, usableFor: 5_000 }
