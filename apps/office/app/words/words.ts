import type { Language } from '@store/core'
import type { es } from './es.ts'

/** The same shape with any texts; functions keep their parameters. */
export type AnyLanguage<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: AnyLanguage<T[Key]> }

/** All words of the office, in one language. */
export type Words = AnyLanguage<typeof es>

/** The words of each language, loaded before hydration. */
export const loadWords: { readonly [Each in Language]: () => Promise<Words> } = {
  es: () => import('./es.ts').then((module) => module.es),
  en: () => import('./en.ts').then((module) => module.en),
  pt: () => import('./pt.ts').then((module) => module.pt),
  fr: () => import('./fr.ts').then((module) => module.fr),
}
