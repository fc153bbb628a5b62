import type { Language } from '@store/core'
import type { Words } from '../design.ts'
import type es from './consent/es.ts'

/** What only the question about third parties says. */
export type ConsentWordKey = keyof typeof es

const LOAD: Readonly<Record<Language, () => Promise<{ default: Words }>>> = {
  es: () => import('./consent/es.ts'),
  en: () => import('./consent/en.ts'),
  pt: () => import('./consent/pt.ts'),
  fr: () => import('./consent/fr.ts'),
}

/** Words of one language for the question. Apart from the other parts: pages of shops that ask nothing carry no trace. */
export const loadConsentWords = async (language: Language): Promise<Words> => (await LOAD[language]()).default
