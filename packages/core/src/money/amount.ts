import { moneyFormat } from './money-format.ts'

/**
 * An amount of money: an integer in hundredths of the shop's currency, always two digits, whatever the currency. The
 * currency itself is stored once, on the shop.
 */
export type Amount = number

/** ISO 4217 code, upper case. */
export type Currency = string

/** How a shop writes its money: the currency, and the country whose conventions decide separators and digits. */
export type MoneyStyle = { readonly currency: Currency; readonly country: Country | null }

/** ISO 3166-1 alpha-2 code, upper case. */
export type Country = string

/** The sum, in hundredths as well; 0 for none. All must be in one currency. */
export function sumAmounts(amounts: Iterable<Amount>): Amount {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/**
 * The amount as shoppers of this country write it: "$289.900" in Colombia, "R$ 148,00" in Brazil, "S/ 12.50" in Peru,
 * with no-break spaces. Own table, never Intl: phones and servers differ.
 * Currencies whose shops use no cents are rounded for display only.
 */
export function formatAmount(amount: Amount, style: MoneyStyle): string {
  const [, before, group, decimal, after, cents] = moneyFormat(style.currency, style.country)
  const size = Math.abs(amount)
  const shown = cents === 'never' ? Math.round(size / 100) * 100 : size
  const units = grouped(Math.floor(shown / 100), group)
  const hundredths = shown % 100
  const withCents = cents === 'always' || (cents === 'ifAny' && hundredths > 0)
  const number = withCents ? `${units}${decimal}${String(hundredths).padStart(2, '0')}` : units
  return `${amount < 0 && shown > 0 ? '-' : ''}${before}${number}${after}`
}

/**
 * A count in the format of the shop's prices: "10.000" in Colombia, "10,000" in Mexico. `count`: a whole number from 0 on.
 */
export function formatCount(count: number, { currency, country }: MoneyStyle): string {
  const [, , group] = moneyFormat(currency, country)
  return grouped(count, group)
}

const grouped = (units: number, group: string) => String(units).replace(/\B(?=(\d{3}){1,5}$)/g, group)

/**
 * Reads an amount typed by a person, by the country's separators; `null` when it is not an amount. "10.000" is ten thousand
 * in Colombia and "10,000" in Mexico; a group of the wrong length is refused, not guessed.
 */
export function parseAmount(text: string, style: MoneyStyle): Amount | null {
  const [, before, group, decimal, after] = moneyFormat(style.currency, style.country)
  const typed = text.replace(/\s/g, ' ').trim()
  const size = withoutSigns(typed.replace(/^[-−]/, ''), [before.trim(), after.trim(), style.currency, '$'])
  const groups = group === '.' || group === ',' ? `[${group} ]` : ' '
  const match = new RegExp(`^(\\d{1,3}(?:${groups}\\d{3})+|\\d+)(?:[${decimal}](\\d{1,2}))?$`).exec(size)
  if (!match) return null
  const [, units = '', hundredths = ''] = match
  const amount = Number(units.replace(/\D/g, '')) * 100 + Number(hundredths.padEnd(2, '0'))
  if (!Number.isSafeInteger(amount)) return null
  return /^[-−]/.test(typed) && amount > 0 ? -amount : amount
}

function withoutSigns(text: string, signs: readonly string[]): string {
  return signs
    .filter((sign) => sign !== '')
    .reduce((rest, sign) => {
      if (rest.startsWith(sign)) return rest.slice(sign.length).trim()
      return rest.endsWith(sign) ? rest.slice(0, -sign.length).trim() : rest
    }, text.trim())
}
