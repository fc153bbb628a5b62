/**
 * Milliseconds since a shop's version was checked: younger than `freshFor` it is used; younger than `usableFor` it is still
 * used, while it is checked again.
 */
export const SHOP_FRESHNESS = { freshFor: 1_000, usableFor: 5_000 }
