import type { Country, Currency } from './amount.ts'

/** `ifAny`: "S/ 42" but "S/ 42.50". `never`: the currency has cents on paper only. */
type Cents = 'always' | 'ifAny' | 'never'

/** How the shops of a country write a price. */
export type MoneyFormat = readonly [
  currency: Currency,
  before: string,
  group: string,
  decimal: '.' | ',',
  after: string,
  cents: Cents,
]

const NBSP = '\u00a0'
const NARROW = '\u202f'

/** What merchants usually print, not what a standard prescribes. GF: shops of French Guiana write euros as in France. */
const FORMATS: Readonly<Record<Country, MoneyFormat>> = {
  AR: ['ARS', `$${NBSP}`, '.', ',', '', 'ifAny'],
  BO: ['BOB', `Bs${NBSP}`, '.', ',', '', 'ifAny'],
  BR: ['BRL', `R$${NBSP}`, '.', ',', '', 'always'],
  CL: ['CLP', '$', '.', ',', '', 'never'],
  CO: ['COP', '$', '.', ',', '', 'never'],
  CR: ['CRC', '₡', '.', ',', '', 'never'],
  DO: ['DOP', 'RD$', ',', '.', '', 'ifAny'],
  EC: ['USD', '$', '.', ',', '', 'always'],
  ES: ['EUR', '', '.', ',', `${NBSP}€`, 'always'],
  FR: ['EUR', '', NARROW, ',', `${NBSP}€`, 'ifAny'],
  GF: ['EUR', '', NARROW, ',', `${NBSP}€`, 'ifAny'],
  GT: ['GTQ', 'Q', ',', '.', '', 'ifAny'],
  HN: ['HNL', `L${NBSP}`, ',', '.', '', 'ifAny'],
  MX: ['MXN', '$', ',', '.', '', 'ifAny'],
  NI: ['NIO', 'C$', ',', '.', '', 'ifAny'],
  PA: ['PAB', `B/.${NBSP}`, ',', '.', '', 'always'],
  PE: ['PEN', `S/${NBSP}`, ',', '.', '', 'ifAny'],
  PR: ['USD', '$', ',', '.', '', 'always'],
  PY: ['PYG', `Gs.${NBSP}`, '.', ',', '', 'never'],
  SV: ['USD', '$', ',', '.', '', 'always'],
  US: ['USD', '$', ',', '.', '', 'always'],
  UY: ['UYU', `$${NBSP}`, '.', ',', '', 'ifAny'],
  VE: ['VES', `Bs.${NBSP}`, '.', ',', '', 'always'],
}

/** The countries where shops can be opened: those whose currency and way to write prices are known. */
export const COUNTRIES: readonly Country[] = Object.keys(FORMATS)

/** Currencies of several countries: the country whose conventions are used when the shop's own is not in the table. */
const HOMES: Readonly<Partial<Record<Currency, Country>>> = { EUR: 'ES', USD: 'US' }

const formatOf = (country: Country | undefined | null): MoneyFormat | undefined =>
  country && Object.hasOwn(FORMATS, country) ? FORMATS[country] : undefined

const homeFormat = (currency: Currency): MoneyFormat | undefined =>
  formatOf(HOMES[currency]) ?? Object.values(FORMATS).find(([own]) => own === currency)

/** The main country of a currency, for a text that names only the currency. Null: unknown. */
export const homeCountryOf = (currency: Currency): Country | null =>
  HOMES[currency] ?? Object.entries(FORMATS).find(([, [own]]) => own === currency)?.[0] ?? null

/** The currency of a country; null: unknown. */
export const homeCurrencyOf = (country: Country): Currency | null => formatOf(country)?.[0] ?? null

/**
 * How a shop of this country writes this currency. Separators are the country's; sign and cents are the currency's,
 * which is often, but not always, the country's own: "$" that would be read as local money becomes "US$" or the code.
 */
export function moneyFormat(currency: Currency, country: Country | null): MoneyFormat {
  const home = homeFormat(currency)
  const local = formatOf(country) ?? home
  if (local?.[0] === currency) return local
  const [, , group, decimal] = local ?? ['', '', ',', '.']
  const [, before, , , after, cents] = home ?? [currency, `${currency}${NBSP}`, '', '', '', 'always' as const]
  if (!before.startsWith('$')) return [currency, before, group, decimal, after, cents]
  const sign = currency !== 'USD' ? `${currency}${NBSP}` : local?.[1].startsWith('$') ? `US$${NBSP}` : '$'
  return [currency, sign, group, decimal, '', cents]
}
