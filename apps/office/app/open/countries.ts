import { type Country, type Currency, homeCurrencyOf, type Language } from '@store/core'

const ALL: readonly Country[] = [
  ...['AR', 'BO', 'BR', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'ES', 'GF', 'GT', 'HN', 'MX', 'NI', 'PA', 'PE', 'PR', 'PY'],
  ...['SV', 'US', 'UY', 'VE'],
]

/** The countries where a shop can be opened: those whose money we can write. */
export const COUNTRIES = ALL.filter((country) => homeCurrencyOf(country) !== null)

/** Their names in a language, in its order. */
export function countryNames(language: Language): readonly { readonly code: Country; readonly name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) =>
    a.name.localeCompare(b.name, language),
  )
}

/** The country that a browser's languages speak of (`es-CO`); Colombia if they say nothing. */
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

/** One of them that was chosen; undefined: none was, or it is no such currency. */
export const currencyIn = (text: string): Currency | undefined =>
  COUNTRIES.map(homeCurrencyOf).find((code): code is Currency => code !== null && code === text)
