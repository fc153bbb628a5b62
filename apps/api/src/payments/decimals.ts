import type { Amount } from '@store/core'

/** An amount as providers write it that do not count in cents: a number of whole units, with up to two decimals. */
export const decimalOf = (amount: Amount): number => amount / 100

/** What such a number, or the text of one, is in hundredths. Null: it is none, or finer than that. */
export function hundredthsOf(given: string | number): Amount | null {
  const [, units, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(given)) ?? []
  return units === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'))
}
