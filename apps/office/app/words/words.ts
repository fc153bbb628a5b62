import type { Language } from '@store/core'
import type { es } from './es.ts'

/** The same shape with any text: functions keep what they are given. */
export type AnyLanguage<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: AnyLanguage<T[Key]> }

/** Everything the office says, in one language. */
export type Words = AnyLanguage<typeof es>

/** The words of a language, which pages load before they are brought to life. */
export const loadWords: { readonly [Each in Language]: () => Promise<Words> } = {
  es: () => import('./es.ts').then((module) => module.es),
  en: () => import('./en.ts').then((module) => module.en),
  pt: () => import('./pt.ts').then((module) => module.pt),
  fr: () => import('./fr.ts').then((module) => module.fr),
}
