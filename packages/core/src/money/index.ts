export {
  type Amount,
  type Country,
  type Currency,
  formatAmount,
  formatCount,
  type MoneyStyle,
  parseAmount,
  sumAmounts,
} from './amount.ts'
export { COUNTRIES, homeCountryOf, homeCurrencyOf } from './money-format.ts'
export { applyPercent, containedTax, shownUnit, splitAmount } from './rounding.ts'
