import type { Amount } from '@store/core'

const STEPS = [1, 1.5, 2, 3, 5, 7.5, 10] as const

/** Rounds an amount up to a common one: 5.000, 10.000, 15.000, 20.000. */
function rounded(amount: Amount): Amount {
  const size = 10 ** Math.floor(Math.log10(amount))
  const step = STEPS.find((each) => each * size >= amount) ?? 10
  return Math.round(step * size)
}

/**
 * Up to three round amounts for "less than …", in hundredths, ascending. Each has products below it, the last also
 * products above it.
 */
export function giftPrices(prices: readonly Amount[]): readonly Amount[] {
  const sold = prices.filter((price) => price > 0).toSorted((a, b) => a - b)
  const steps = new Set<Amount>()
  for (const part of [0.3, 0.6, 0.85]) {
    const price = sold[Math.floor(sold.length * part)]
    if (price === undefined) continue
    const step = rounded(price)
    if (step > (sold[0] ?? 0) && step < (sold.at(-1) ?? 0)) steps.add(step)
  }
  return [...steps].sort((a, b) => a - b)
}
