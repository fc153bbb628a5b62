import { COUNTRIES, type Country, type Currency, homeCurrencyOf, type Language } from '@store/core'

/** The countries where a shop can be opened, with their names in a language and in its order. */
export function countryNames(language: Language): readonly { readonly code: Country; readonly name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) =>
    a.name.localeCompare(b.name, language),
  )
}

/** The country of a browser's languages (`es-CO`); Colombia if they name none. */
export function guessedCountry(acceptLanguage: string | null): Country {
  const regions = (acceptLanguage ?? '').slice(0, 500).matchAll(/\b[a-z]{2}-([A-Z]{2})\b/g)
  for (const [, region] of regions) {
    const known = COUNTRIES.find((country) => country === region)
    if (known) return known
  }
  return 'CO'
}

/** The currencies in which a shop can sell, with their names in a language and in its order. */
export function currencyNames(language: Language): readonly { readonly code: Currency; readonly name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'currency' })
  const codes = new Set(COUNTRIES.flatMap((country) => homeCurrencyOf(country) ?? []))
  return [...codes]
    .map((code) => ({ code, name: `${names.of(code) ?? code} (${code})` }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}

/** The supported currency with this code; undefined: none. */
export const currencyIn = (text: string): Currency | undefined =>
  COUNTRIES.map(homeCurrencyOf).find((code): code is Currency => code !== null && code === text)
