import type { Amount } from '@store/core'

const STEPS = [1, 1.5, 2, 3, 5, 7.5, 10] as const

/** Rounds an amount up to a common one: 100, 150, 200, 300, 500, 750. */
function rounded(amount: Amount): Amount {
  const size = 10 ** Math.floor(Math.log10(amount))
  const step = STEPS.find((each) => each * size >= amount) ?? 10
  return Math.round(step * size)
}

/**
 * Round amounts between the lowest and the highest price of a list, for "up to …". `chosen` is always among them. In
 * hundredths, ascending; empty if no round amount lies between and none is chosen.
 */
export function priceSteps(least: Amount | null, most: Amount | null, chosen: Amount | null): readonly Amount[] {
  const steps = new Set<Amount>(chosen === null ? [] : [chosen])
  if (least !== null && most !== null && least > 0 && most > least)
    for (const part of [0.2, 0.4, 0.7]) {
      const step = rounded(least + (most - least) * part)
      if (step >= least && step < most) steps.add(step)
    }
  return [...steps].sort((a, b) => a - b)
}
