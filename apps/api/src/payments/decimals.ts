import type { Amount } from '@store/core'

/** An amount for providers that do not count in cents: a number of whole units, with up to two decimals. */
export const decimalOf = (amount: Amount): number => amount / 100

/** The hundredths of such a number, or of its text. Null: it is not a number, or has more decimals. */
export function hundredthsOf(value: string | number): Amount | null {
  const [, units, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(value)) ?? []
  return units === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'))
}
