import { LANGUAGES, type Language } from '@store/core'

/** The language of ours that is meant; null: none. */
export const readLanguage = (value: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => language === value) ?? null

/** The best language of ours for an `Accept-Language`; Spanish when none fits. */
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

/** What each language calls itself. */
export const LANGUAGE_NAMES = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
  fr: 'Français',
} as const satisfies Readonly<Record<Language, string>>
