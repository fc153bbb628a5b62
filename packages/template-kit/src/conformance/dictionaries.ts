import { LANGUAGES, type Language } from '@store/core'
import type { Design, WordLoads, Words } from '../design.ts'
import type { Template } from '../manifest.ts'
import { ALL_WORD_PARTS, loadTemplateWords } from '../words.ts'

/** Differences of the template's dictionaries from the Spanish one, in sentences: keys, plurals, `{values}`, empty texts. */
export async function dictionaryDifferences(design: Design): Promise<readonly string[]> {
  const [spanish, ...others] = await Promise.all(
    LANGUAGES.map(async (language) => ({ language, words: await ownWords(design, language) })),
  )
  if (!spanish) return []
  return others.flatMap(({ language, words }) => differences(language, spanish.words, words))
}

/** Differences of the words of its trades from the Spanish ones, and keys that none of its pages has. */
export async function tradeDifferences({ trades = {} }: Template, design: Design): Promise<readonly string[]> {
  const shown = await loadTemplateWords(design, 'es', ALL_WORD_PARTS)
  const found = await Promise.all(
    Object.values(trades).map(async (load) => {
      const [spanish, ...others] = await inEachLanguage(load)
      if (!spanish) return []
      const unknown = Object.keys(spanish.words).filter((key) => !Object.hasOwn(shown, key))
      return [
        ...unknown.map((key) => `no page has “${key}”`),
        ...others.flatMap(({ language, words }) => differences(language, spanish.words, words)),
      ]
    }),
  )
  return found.flat()
}

const inEachLanguage = (load: WordLoads) =>
  Promise.all(LANGUAGES.map(async (language) => ({ language, words: (await load[language]()).default })))

/** Spaces before punctuation: French has narrow no-break ones, the other languages none. */
export async function punctuationFaults(design: Design, { trades = {} }: Template): Promise<readonly string[]> {
  const dictionaries = await Promise.all([
    ...LANGUAGES.map(async (language) => ({ language, words: await ownWords(design, language) })),
    ...Object.values(trades).map(inEachLanguage),
  ])
  return dictionaries.flat().flatMap(({ language, words }) =>
    Object.entries(words).flatMap(([key, word]) =>
      sentences(word)
        .filter((sentence) => (language === 'fr' ? FRENCH_FAULT : FAULT).test(sentence))
        .map((sentence) => `${language} “${key}”: ${sentence}`),
    ),
  )
}

const FAULT = /\s[;:!?](?:\s|$)/u
export const FRENCH_FAULT = /[ \u00a0][;:!?»%]|«[ \u00a0]|[\p{L}\p{N})}”»][;:!?](?:\s|$)/u

async function ownWords({ words, moreWords = {} }: Design, language: Language): Promise<Words> {
  const loaded = await Promise.all([words, ...Object.values(moreWords)].map((load) => load[language]()))
  return Object.assign({}, ...loaded.map((module) => module.default)) as Words
}

export function differences(language: string, spanish: Words, words: Words): readonly string[] {
  const keys = new Set([...Object.keys(spanish), ...Object.keys(words)])
  return [...keys].flatMap((key) => {
    const [ours, theirs] = [spanish[key], words[key]]
    if (ours === undefined) return [`${language} has “${key}”, Spanish has not`]
    if (theirs === undefined) return [`${language} has no “${key}”`]
    if (typeof ours !== typeof theirs) return [`${language} “${key}”: one has plural forms, the other not`]
    if (
      sentences(theirs).some((sentence) => sentence.trim() === '') !==
      sentences(ours).some((sentence) => sentence.trim() === '')
    )
      return [`${language} “${key}” is empty`]
    return values(ours) === values(theirs) ? [] : [`${language} “${key}” has other {values}`]
  })
}

const sentences = (word: Words[string]): readonly string[] =>
  typeof word === 'string' ? [word] : [word.one, word.other]
const values = (word: Words[string]): string =>
  [
    ...new Set(
      sentences(word)
        .join(' ')
        .match(/\{\w+\}/g),
    ),
  ]
    .sort()
    .join(' ')
