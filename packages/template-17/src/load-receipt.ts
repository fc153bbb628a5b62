/** Comes when a shopper is about to look at the receipt: pages that sell do not carry it. */
export const loadReceipt = () => import('./receipt.tsx')
