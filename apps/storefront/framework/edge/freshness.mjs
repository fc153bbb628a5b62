/**
 * Milliseconds, of what is known of a shop: younger than `believed` it is used as it is; younger than `usable` it is still
 * used, while it is looked at again.
 */
export const SHOP_FRESHNESS = { believed: 1_000, usable: 5_000 }
