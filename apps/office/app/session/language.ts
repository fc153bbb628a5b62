import { LANGUAGES, type Language } from '@store/core'

/** Parses a supported language; null: it is none. */
export const readLanguage = (value: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => language === value) ?? null

/** The best supported language for an `Accept-Language`; Spanish if none matches. */
export function preferredLanguage(header: string | null): Language {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', weight = ''] = wish
        .trim()
        .toLowerCase()
        .split(/;\s*q=/)
      return { language: readLanguage(tag.split('-')[0]), weight: weight === '' ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return wishes.flatMap(({ language }) => language ?? [])[0] ?? 'es'
}

/** The name of each language in itself. */
export const LANGUAGE_NAMES = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
  fr: 'Français',
} as const satisfies Readonly<Record<Language, string>>
