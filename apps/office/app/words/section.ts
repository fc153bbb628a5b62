import { invariant, type Language } from '@store/core'
import { readLanguage } from '#app/session/language.ts'
import type { AnyLanguage } from './words.ts'

/** The words of some screens, in the loaded languages. */
export type Section<T> = { readonly of: (language: Language) => T }

type Load<T> = { readonly es: () => Promise<T> } & {
  readonly [Each in Exclude<Language, 'es'>]: () => Promise<AnyLanguage<T>>
}

/**
 * Loads the words of some screens: on the server in every language, in the browser in the page's only, as changing the
 * language loads a new document. Screens import the result, so that their bundles have only their own words.
 */
export async function section<T>(load: Load<T>): Promise<Section<AnyLanguage<T>>> {
  const wanted: readonly Language[] = import.meta.env.SSR
    ? ['es', 'en', 'pt', 'fr']
    : [readLanguage(document.documentElement.lang) ?? 'es']
  const loaded = new Map<Language, AnyLanguage<T>>()
  for (const language of wanted) loaded.set(language, (await load[language]()) as AnyLanguage<T>)
  return {
    of: (language) => {
      const words = loaded.get(language)
      invariant(words, 'a page does not change its language')
      return words
    },
  }
}
