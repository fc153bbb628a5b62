/** The pictures of a product: whole, close to its focal point, with two of its kind, and with the shop's prop. */
export const VIEWS = ['front', 'detail', 'group', 'context'] as const
export type View = (typeof VIEWS)[number]
