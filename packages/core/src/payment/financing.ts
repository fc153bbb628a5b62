import type { Amount } from '../money/amount.ts'
import { splitAmount } from '../money/rounding.ts'

/** The amounts that a buy-now-pay-later provider lends to a shop's buyers. */
export type FinancingLimits = {
  readonly min: Amount
  readonly max: Amount
  /** The most instalments; null: the provider does not publish it. */
  readonly instalments: number | null
}

/** The instalments of an amount: their count and size, or null where the provider does not give a count. */
export type Financing = { readonly count: number; readonly each: Amount } | { readonly count: null }

/** Null: the provider does not lend this amount. If instalments differ by a hundredth, the larger one is shown. */
export function financingFor(limits: FinancingLimits, amount: Amount): Financing | null {
  if (amount <= 0 || amount < limits.min || amount > limits.max) return null
  const count = limits.instalments
  if (count === null || count < 2) return { count: null }
  return { count, each: Math.max(...splitAmount(amount, Array<number>(count).fill(1))) }
}
