/** The lengths of international article numbers: EAN-8, UPC, EAN-13 and ISBN, GTIN-14. */
const GTIN = /^(?:\d{8}|\d{12,14})$/

/** The international article number in a barcode; null: it is a shop's own number, or mistyped, by its check digit. */
export function gtinOf(barcode: string | null | undefined): string | null {
  const digits = barcode?.replaceAll(/[ -]/g, '') ?? ''
  if (!GTIN.test(digits) || /^0+$/.test(digits)) return null
  // From the right, the digits before the last are weighted by 3 and 1 alternately.
  const sum = [...digits].toReversed().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0 ? digits : null
}
