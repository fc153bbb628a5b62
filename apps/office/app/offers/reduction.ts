import { formatAmount, type MoneyStyle, parseAmount, type Reduction } from '@store/core'

/** Parses "10 %" or "5.000"; null: it is neither. */
export function readReduction(typed: string, money: MoneyStyle): Reduction | null {
  const text = typed.trim().slice(0, 24)
  const [, percent] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/.exec(text) ?? []
  if (percent !== undefined) {
    const value = Number(percent.replace(',', '.'))
    return value > 0 && value <= 100 ? { kind: 'percentage', percent: value } : null
  }
  const amount = parseAmount(text, money)
  return amount !== null && amount > 0 ? { kind: 'fixed', amount } : null
}

/** Formats a reduction as `readReduction` parses it. */
export const reductionText = (reduction: Reduction, money: MoneyStyle): string =>
  reduction.kind === 'percentage' ? `${reduction.percent} %` : formatAmount(reduction.amount, money)
