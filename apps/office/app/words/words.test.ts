import { LANGUAGES } from '@store/core'
import { describe, expect, it } from 'vitest'
import { es } from './es.ts'
import { loadWords } from './words.ts'

/** Every text by its path; those with values, filled in. */
function textsOf(words: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, said]: [string, unknown]) => {
    const here = path ? `${path}.${key}` : key
    if (typeof said === 'string') return [[here, said] as const]
    if (typeof said === 'function')
      return [[here, String(said('Ana', 3, 4, 5))] as const, [`${here}1`, String(said(1, 1, 1, 1))] as const]
    return textsOf(said as object, here)
  })
}

/** Texts that are the same in two languages, as they should be. */
const SAME = new Set(['invitation.accept', 'things.articles', 'things.invitations'])

describe.each(LANGUAGES)('in %s', (language) => {
  it('nothing is blank, undefined, or a leftover', async () => {
    for (const [path, text] of textsOf(await loadWords[language]()))
      expect(text, path).toMatch(/^(?!.*(?:undefined|TODO|\[object))\S.*$/)
  })
})

it.each(['en', 'fr'] as const)('%s leaves no sentence in Spanish', async (language) => {
  const spanish = new Map(textsOf(es))
  const left = textsOf(await loadWords[language]()).filter(
    ([path, text]) => text.includes(' ') && spanish.get(path) === text && !SAME.has(path),
  )
  expect(left).toEqual([])
})
