/**
 * Name of buttons that submit the form only to render it again, with a coupon or another payment method. Nothing is bought,
 * and what was typed stays.
 */
export const STEP = 'step'
export type CheckoutStep = 'coupon' | 'withoutCoupon' | 'byChat' | 'otherWays'

const ITEMS = 'items '
/** The value of a step that continues with these items. */
export const stepToItems = (items: string): string => `${ITEMS}${items}`
/** The items in such a value; null: it is another step. */
export const itemsOfStep = (step: unknown): string | null =>
  typeof step === 'string' && step.startsWith(ITEMS) ? step.slice(ITEMS.length) : null
