/** What shoppers read while a shop is closed temporarily: why, and the day on which it opens again (`2026-12-07`). */
export type Closure = { readonly reason: string | null; readonly opensOn: string | null }
