import type { Amount } from '../money/amount.ts'
import { applyPercent } from '../money/rounding.ts'

/**
 * The endings of prices that merchants can choose. Where prices have no cents: hundreds (…00), …900, …990; elsewhere whole
 * units, ….90, ….99.
 */
export const PRICE_ENDINGS = ['exact', 'round', 'ninety', 'ninetyNine'] as const
export type PriceEnding = (typeof PRICE_ENDINGS)[number]

/** A change of prices by a percentage, or by an amount; both may be negative. */
export type PriceMove =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Amount }

/** Hundredths between two amounts with this ending, and the lowest of them, by whether prices have cents. */
const STEPS = {
  round: { cents: [1_00, 0], whole: [100_00, 0] },
  ninety: { cents: [1_00, 90], whole: [1_000_00, 900_00] },
  ninetyNine: { cents: [1_00, 99], whole: [1_000_00, 990_00] },
} as const

/**
 * The nearest amount with this ending, the higher of two at the same distance. An amount that is too small for the ending
 * is unchanged.
 *
 * @param unit the smallest amount that the shop's prices show (`shownUnit`)
 */
export function withEnding(amount: Amount, ending: PriceEnding, unit: Amount): Amount {
  const exact = Math.max(unit, applyPercent(amount, 100, unit))
  if (ending === 'exact') return exact
  const [step, lowest] = STEPS[ending][unit === 1 ? 'cents' : 'whole']
  if (exact < step / 2) return exact
  const near = Math.max(0, Math.floor((exact - lowest + step / 2) / step)) * step + lowest
  return near > 0 ? near : exact
}

/** A price after a change; never below the smallest amount that prices show. A price of zero is unchanged. */
export function movedPrice(price: Amount, move: PriceMove, ending: PriceEnding, unit: Amount): Amount {
  if (price <= 0) return price
  const moved = move.kind === 'percent' ? applyPercent(price, Math.max(0, 100 + move.percent)) : price + move.amount
  return withEnding(Math.max(unit, moved), ending, unit)
}

/** The price of an offer that takes `percent` off; always below the former price, if possible. */
export function offeredPrice(former: Amount, percent: number, ending: PriceEnding, unit: Amount): Amount {
  const offered = movedPrice(former, { kind: 'percent', percent: -percent }, ending, unit)
  return offered < former ? offered : movedPrice(former, { kind: 'percent', percent: -percent }, 'exact', unit)
}
