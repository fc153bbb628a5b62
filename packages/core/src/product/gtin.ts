/** The lengths of numbers by which a thing is known worldwide: EAN-8, UPC, EAN-13 and ISBN, GTIN-14. */
const GTIN = /^(?:\d{8}|\d{12,14})$/

/** The worldwide number that a barcode is; null: it is a shop's own, or mistyped, as its check digit says. */
export function gtinOf(barcode: string | null | undefined): string | null {
  const digits = barcode?.replaceAll(/[ -]/g, '') ?? ''
  if (!GTIN.test(digits) || /^0+$/.test(digits)) return null
  // From the right, the digits before the last count three times and once in turns.
  const sum = [...digits].toReversed().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0 ? digits : null
}
