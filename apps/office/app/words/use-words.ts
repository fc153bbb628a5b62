import { invariant, type Language } from '@store/core'
import { createContext, useContext } from 'react'
import type { Section } from './section.ts'
import type { Words } from './words.ts'

const Context = createContext<{ readonly words: Words; readonly language: Language } | null>(null)

export const WordsProvider = Context.Provider

function useWordsContext() {
  const words = useContext(Context)
  invariant(words, 'words are given around every page')
  return words
}

/** The words of the office, in the page's language. */
export const useWords = (): Words => useWordsContext().words
export const useLanguage = (): Language => useWordsContext().language

/** The words of some screens, in the page's language. */
export const useSection = <T>(section: Section<T>): T => section.of(useLanguage())
