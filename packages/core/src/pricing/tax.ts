import { type Amount, sumAmounts } from '../money/amount.ts'
import { containedTax, splitAmount } from '../money/rounding.ts'

/** A tax that prices contain. */
export type Tax = {
  readonly name: string
  /** In hundredths of a percent: 1900 is 19 %. */
  readonly percent: number
}

/** A tax of a shop, which its products may have. */
export type ShopTax = Tax & { readonly id: number }

/** The tax in what was paid for a line of an order, as it was when the order was placed. */
export type LineTax = Tax & { readonly amount: Amount }

/** The limits of taxes: longest name in UTF-16 units, highest percentage, and how many a shop may have. */
export const TAX_LIMITS = { name: 40, percent: 10_000, taxes: 20 } as const

type TaxedLine = { readonly unitPrice: Amount; readonly quantity: number; readonly tax: Tax | null }

/**
 * The tax of each line of an order; null: it has none. Discounts of the order are shared over its lines in proportion to their
 * prices, so that a tax is part of what is really paid. Shipping is no line, and has none.
 *
 * @param discount all discounts of the order together
 */
export function taxesOfLines(lines: readonly TaxedLine[], discount: Amount): readonly (LineTax | null)[] {
  const prices = lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const paid = splitAmount(sumAmounts(prices) - discount, prices)
  return lines.map(({ tax }, at) => tax && { ...tax, amount: containedTax(paid[at] ?? 0, tax.percent) })
}

/** The taxes of these lines, each once, with the sum of its amounts; in the order in which they first appear. */
export function taxSums(taxes: readonly (LineTax | null)[]): readonly LineTax[] {
  const sums = new Map<string, LineTax>()
  for (const tax of taxes) {
    if (!tax) continue
    const key = JSON.stringify([tax.name, tax.percent])
    sums.set(key, { ...tax, amount: tax.amount + (sums.get(key)?.amount ?? 0) })
  }
  return [...sums.values()]
}
