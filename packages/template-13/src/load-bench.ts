/** Comes when a shopper is about to open the cart: browse pages do not carry it. */
export const loadBench = () => import('./bench.tsx')
