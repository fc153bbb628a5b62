import { fixtures } from '@store/template-kit/fixtures'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_LINES, matchesFor, packagesFor, readList, searchesFor } from './shopping-list.ts'

const read = (list: string) => readList(list).map(({ name, quantity }) => [name, quantity])

describe('reading a list', () => {
  test.each([
    ['leche 2', 'leche', 2],
    ['2 leche', 'leche', 2],
    ['2x leche entera', 'leche entera', 2],
    ['leche x 3', 'leche', 3],
    ['leche ×3', 'leche', 3],
    ['huevos (12)', 'huevos', 12],
    ['pan: 4', 'pan', 4],
    ['- queso fresco', 'queso fresco', 1],
    ['☐ 1 sandía', 'sandía', 1],
    ['3. aguacates', 'aguacates', 1],
    ['una papaya', 'papaya', 1],
    ['dos piñas', 'piñas', 2],
    ['deux baguettes', 'baguettes', 2],
    ['3 unidades de maracuyá', 'maracuyá', 3],
    ['500 g queso', 'queso', 1],
    ['arroz 2 kg', 'arroz', 1],
    ['yogur 1,5 L 3', 'yogur', 3],
    ['café', 'café', 1],
    ['agua 600', 'agua 600', 1],
    ['7up', 'up', 7],
  ])('%s', (line, name, quantity) => {
    expect(read(line)).toEqual([[name, quantity]])
  })

  test('lines without a word are left out; a list of one line is split at its commas; equal entries are added up', () => {
    expect(read('\n  \n12\n---\n')).toEqual([])
    expect(read('pan 2\nleche\nPan')).toEqual([
      ['pan', 3],
      ['leche', 1],
    ])
    expect(read('leche 2, pan; huevos 12')).toEqual([
      ['leche', 2],
      ['pan', 1],
      ['huevos', 12],
    ])
  })

  test('a quantity is read the same before a name, after it, and with a sign', () => {
    const word = fc.stringMatching(/^[bcdfjmprtv][aeiou][bcdfjmprtv][aeiou]{1,4}$/)
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    const forms = [
      (what: string, count: number) => `${what} ${count}`,
      (what: string, count: number) => `${count} ${what}`,
      (what: string, count: number) => `- ${count} x ${what}`,
      (what: string, count: number) => `• ${what} (${count})`,
    ]
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 99 }), fc.constantFrom(...forms), (what, count, form) => {
        expect(read(form(what, count))).toEqual([[what, count]])
      }),
    )
  })

  test('whatever is pasted, the result has at most the maximum of entries, each with a word and a possible quantity', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (list) => {
        const entries = readList(list)
        expect(entries.length).toBeLessThanOrEqual(MAX_LINES)
        for (const { name, quantity } of entries) {
          expect(name).toMatch(/\p{L}/u)
          expect(name).toBe(name.trim())
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true)
        }
      }),
    )
  })
})

describe('searches for an entry, and their results', () => {
  const wish = (name: string, quantity = 1) => ({ text: name, name, quantity })
  const { plain, soldOut, variants, variantsSoldOut, onRequest, withMessage } = fixtures.products

  test('plurals are searched in the singular too, and at last the longest word', () => {
    expect(searchesFor(wish('huevos'))).toEqual(['huevos', 'huevo'])
    expect(searchesFor(wish('panes integrales'))).toEqual([
      'panes integrales',
      'pan integral',
      'integrales',
      'integral',
    ])
  })

  test('only products that can be added are offered, those with all words first', () => {
    const found = matchesFor(wish('leche'), [soldOut, onRequest, withMessage, variantsSoldOut, plain])
    expect(found.map(({ product }) => product.id)).toEqual([plain.id])
    const milk = { ...plain, id: 1, name: 'Leche entera' }
    expect(matchesFor(wish('leches'), [plain, milk])[0]?.product.id).toBe(1)
    expect(matchesFor(wish('camisa'), [variants])[0]?.variantId).toBe('1021')
  })

  test('a dozen eggs are one package of twelve', () => {
    expect(packagesFor(wish('huevos', 12), { name: 'Huevos de campo ×12' })).toBe(1)
    expect(packagesFor(wish('huevos', 24), { name: 'Huevos x 12' })).toBe(2)
    expect(packagesFor(wish('huevos', 2), { name: 'Huevos de campo ×12' })).toBe(2)
  })
})
