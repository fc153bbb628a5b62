import type { Language } from '@store/core'
import type { Words } from '../design.ts'
import type es from './consent/es.ts'

/** Words of the consent to third parties. */
export type ConsentWordKey = keyof typeof es

const LOAD: Readonly<Record<Language, () => Promise<{ default: Words }>>> = {
  es: () => import('./consent/es.ts'),
  en: () => import('./consent/en.ts'),
  pt: () => import('./consent/pt.ts'),
  fr: () => import('./consent/fr.ts'),
}

/**
 * The words of the consent in a language, separate from the other parts, so that shops without third parties never load
 * them.
 */
export const loadConsentWords = async (language: Language): Promise<Words> => (await LOAD[language]()).default
