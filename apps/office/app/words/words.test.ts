import { readdirSync } from 'node:fs'
import { LANGUAGES, type Language } from '@store/core'
import { describe, expect, it } from 'vitest'
import type { Section } from './section.ts'
import { loadWords } from './words.ts'

const isSection = (value: unknown): value is Section<object> =>
  typeof value === 'object' && value !== null && 'of' in value && typeof value.of === 'function'

/** The words of all sections, by the names of their folders. */
const sections = new Map(
  await Promise.all(
    readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const exported: unknown[] = Object.values(await import(`./${name}/index.ts`))
        return [name, exported.filter(isSection)] as const
      }),
  ),
)

/** All words in one language. */
async function allWords(language: Language): Promise<object> {
  const own = [...sections].map(([name, found]) => [name, found.map((each) => each.of(language))] as const)
  return { ...(await loadWords[language]()), ...Object.fromEntries(own) }
}

/** All texts by their paths; functions are called with examples. */
function textsOf(words: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, said]: [string, unknown]) => {
    const here = path ? `${path}.${key}` : key
    if (typeof said === 'string') return [[here, said] as const]
    if (typeof said === 'function')
      return [[here, String(said('Ana', 3, 4, 5))] as const, [`${here}1`, String(said(1, 1, 1, 1))] as const]
    return textsOf(said as object, here)
  })
}

/** Texts that may be the same in two languages. */
const SAME = new Set([
  ...['invitation.0.accept', 'things.articles', 'things.invitations'],
  ...['log.0.was', 'log.0.was1', 'log.0.is', 'log.0.is1'],
  ...['imports.0.variants', 'imports.0.variants1'],
  ...['products.0.variants', 'products.0.variants1', 'products.0.optionExamples.0'],
])

describe.each(LANGUAGES)('in %s', (language) => {
  it('nothing is blank, undefined, or a leftover', async () => {
    for (const [path, text] of textsOf(await allWords(language)))
      expect(text, path).toMatch(/^(?!.*(?:undefined|TODO|\[object))\S.*$/)
  })
})

it.each(['en', 'fr'] as const)('%s leaves no sentence in Spanish', async (language) => {
  const spanish = new Map(textsOf(await allWords('es')))
  const left = textsOf(await allWords(language)).filter(
    ([path, text]) => text.includes(' ') && spanish.get(path) === text && !SAME.has(path),
  )
  expect(left).toEqual([])
})

it('every folder of words has some', () => {
  for (const [name, found] of sections) expect(found, name).not.toEqual([])
})
