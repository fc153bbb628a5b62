import type { Scope } from './scopes.ts'

// Choices of forms. In a separate file from the calls, so that a browser that shows a choice does not load every schema of
// this API.

/** Orders of the list of products. `place`: the merchant's order. */
export const PRODUCT_SORTS = ['place', 'name', 'newest', 'price', '-price', 'units', '-sold'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** Why units were changed manually. `count`: a stock count. */
export const STOCK_REASONS = ['received', 'count', 'damaged', 'lost', 'returned', 'used', 'correction'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** The kinds of push notifications that somebody can choose for a shop, in the order of the form. */
export const PUSH_KINDS = ['order', 'paid', 'hold', 'message', 'soldOut', 'trouble'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** The kinds of mails about a shop that somebody of its team can ask for, beside those to the shop's own address. */
export const TEAM_MAIL_KINDS = ['order', 'trouble', 'message'] as const
export type TeamMailKind = (typeof TEAM_MAIL_KINDS)[number]
/**
 * The scopes that a role needs to be sent such a mail: those about orders contain the buyer, and about a chat order the code that
 * confirms it.
 */
export const TEAM_MAIL_SCOPES = {
  order: ['orders:write', 'buyers:read'],
  trouble: ['orders:read', 'buyers:read'],
  message: ['messages:write'],
} as const satisfies Readonly<Record<TeamMailKind, readonly Scope[]>>

/** The maximum length of a request for higher limits. */
export const LONGEST_WISH = 500
