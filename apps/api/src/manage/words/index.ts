import type { IssueCode, ProblemCode } from '@store/api-client/manage'
import { LANGUAGES, type Language, type StoppingLimit } from '@store/core'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

/** The sentences of the management API. */
export type Words = {
  readonly problems: Readonly<Record<ProblemCode, string>>
  /** The sentence when the limit of the plan is reached: `{most}` is the limit. */
  readonly planFull: Readonly<Record<StoppingLimit, string>>
  /** By the code of a field's error: `{name}` is replaced by the error's number of that name. */
  readonly fields: Readonly<Record<IssueCode, string>>
}

const WORDS: Readonly<Record<Language, Words>> = { es, en, pt, fr }

export const wordsOf = (language: Language): Words => WORDS[language]

/** The first language of `Accept-Language` that has texts; English if none has. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const accepted = (acceptLanguage ?? '').slice(0, 200).toLowerCase().split(',')
  return accepted.map((part) => LANGUAGES.find((known) => part.trim().startsWith(known))).find(Boolean) ?? 'en'
}

/** A sentence with its numbers filled in. */
export const filled = (sentence: string, params: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '…'))
