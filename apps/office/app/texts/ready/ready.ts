import type { Language, PolicyKind } from '@store/core'
import { readyEn } from './en.ts'
import { readyEs } from './es.ts'
import { readyFr } from './fr.ts'
import type { Facts } from './laws.ts'
import { readyPt } from './pt.ts'

const READY = { es: readyEs, en: readyEn, pt: readyPt, fr: readyFr }

/** A ready text of this kind in the shop's language, with blanks to fill in. */
export const readyPolicy = (kind: PolicyKind, language: Language, facts: Facts): string => READY[language](facts)[kind]
