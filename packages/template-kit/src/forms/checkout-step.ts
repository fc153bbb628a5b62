/** Sent with the form by buttons that ask for it anew, priced or paid another way: nothing is bought yet, and what was typed stays. */
export const STEP = 'step'
export type CheckoutStep = 'coupon' | 'withoutCoupon' | 'byChat' | 'otherWays'

const ITEMS = 'items '
/** Goes on with these items instead. */
export const stepToItems = (items: string): string => `${ITEMS}${items}`
/** What such a step asks for; null: it is another one. */
export const itemsOfStep = (step: unknown): string | null =>
  typeof step === 'string' && step.startsWith(ITEMS) ? step.slice(ITEMS.length) : null
