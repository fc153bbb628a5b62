import type { Amount } from '../money/amount.ts'
import { splitAmount } from '../money/rounding.ts'

/** What a buy-now-pay-later provider lends for a shop. */
export type FinancingLimits = {
  readonly min: Amount
  readonly max: Amount
  /** Most instalments an amount may be paid in; null: the provider does not say. */
  readonly instalments: number | null
}

/** How an amount may be paid later: so many times so much, or in instalments nobody has counted yet. */
export type Financing = { readonly count: number; readonly each: Amount } | { readonly count: null }

/** Null: the provider does not lend this amount. Of parts that differ by a hundredth, the larger one is promised. */
export function financingFor(limits: FinancingLimits, amount: Amount): Financing | null {
  if (amount <= 0 || amount < limits.min || amount > limits.max) return null
  const count = limits.instalments
  if (count === null || count < 2) return { count: null }
  return { count, each: Math.max(...splitAmount(amount, Array<number>(count).fill(1))) }
}
