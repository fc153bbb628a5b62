import type { Amount, Currency } from './amount.ts'
import { moneyFormat } from './money-format.ts'

// Separate from amounts, which every page loads: pages that only sell do not round.

/** The smallest amount that shops display in this currency: a hundred if they display no cents, otherwise one. */
export function shownUnit(currency: Currency): Amount {
  const [, , , , , cents] = moneyFormat(currency, null)
  return cents === 'never' ? 100 : 1
}

/**
 * `percent` of an amount, rounded half up to whole `unit`s (`shownUnit`). One of the places where money is rounded.
 * The percentage counts to four decimals. Whole part and remainder are multiplied separately, so that no float error changes how a half is rounded.
 */
export function applyPercent(amount: Amount, percent: number, unit: Amount = 1): Amount {
  const millionths = Math.round(percent * 10_000)
  const whole = Math.floor(amount / 1_000_000)
  const rest = amount - whole * 1_000_000
  const above = whole * millionths + Math.floor((rest * millionths + 500_000 * unit) / 1_000_000)
  return above - (above % unit)
}

/**
 * Splits an amount in proportion to the weights; the parts always add up to the whole. Another place that rounds.
 * Weights that are all zero share equally; no weights, no parts.
 */
export function splitAmount(amount: Amount, weights: readonly number[]): readonly Amount[] {
  const positive = weights.map((weight) => Math.max(0, weight))
  const shares = positive.some((weight) => weight > 0) ? positive : weights.map(() => 1)
  const all = shares.reduce((sum, share) => sum + share, 0)
  let soFar = 0
  let assigned = 0
  return shares.map((share) => {
    soFar += share
    // The running total is rounded, not each part. So there is no remainder: at the last weight it is the whole amount.
    const upToHere = Math.round(amount * (soFar / all))
    const part = upToHere - assigned
    assigned = upToHere
    return part
  })
}

/**
 * The part of a price that is a tax of this percentage, where the price contains the tax: 19 of 119 at 19 %. Rounded half up.
 * The last place that rounds. Whole part and remainder are multiplied separately, so that the product stays exact.
 *
 * @param percent in hundredths of a percent: 1900 is 19 %
 */
export function containedTax(price: Amount, percent: number): Amount {
  const all = 10_000 + percent
  const whole = Math.floor(price / all)
  const rest = price - whole * all
  return whole * percent + Math.floor((2 * rest * percent + all) / (2 * all))
}
