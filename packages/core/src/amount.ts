/**
 * An amount of money: an integer in hundredths of the shop's currency, always two digits, whatever the currency.
 * The currency itself lives once, on the shop.
 */
export type Amount = number

/** ISO 4217 code, upper case. */
export type Currency = string

/** How a shop writes its money: the currency, and the country whose habits decide separators and digits. */
export type MoneyStyle = { readonly currency: Currency; readonly country: Country | null }

/** ISO 3166-1 alpha-2 code, upper case. */
export type Country = string

/** `percent` of an amount, rounded half up. One of the two places where money is rounded. */
export declare function applyPercent(amount: Amount, percent: number): Amount

/** Splits an amount in proportion to the weights; the parts always add up to the whole. The other place that rounds. */
export declare function splitAmount(amount: Amount, weights: readonly number[]): readonly Amount[]

export declare function sumAmounts(amounts: Iterable<Amount>): Amount

/** The amount as shoppers of this country write it: "$ 289.900", "R$ 148,00", "S/ 12.50". Own table, never Intl. */
export declare function formatAmount(amount: Amount, style: MoneyStyle): string

/** Reads an amount typed by a person, by the country's separators; `null` when it is no amount. */
export declare function parseAmount(text: string, style: MoneyStyle): Amount | null
