import { contrast, type TokenSet } from '@store/template-kit/settings'
import { describe, expect, test } from 'vitest'
import { readSettings, tokens } from './settings.ts'

const NONE = [null, null, null, null, null]

test('without settings the scheme is light, the arrangement masonry, and the seed empty (D7)', () => {
  expect(readSettings(null)).toMatchObject({
    yarns: NONE,
    seed: '',
    arrangement: 'masonry',
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
    banners: [],
    headline: '',
    watermark: false,
  })
})

test('yarns are up to five colours, as a text or a list; what is no colour leaves the template’s (D7)', () => {
  expect(readSettings({ yarns: '#112233, #445566' }).yarns).toEqual(['#112233', '#445566', null, null, null])
  expect(readSettings({ yarns: ['#112233', 'wool', '#778899', 7, '#aabbcc', '#ffffff'] }).yarns).toEqual([
    '#112233',
    null,
    '#778899',
    null,
    '#aabbcc',
  ])
  expect(readSettings({ yarns: 7 }).yarns).toEqual(NONE)
})

test('the seed is any word, the arrangement one of two', () => {
  expect(readSettings({ seed: '  Abuela ' }).seed).toBe('Abuela')
  expect(readSettings({ seed: 1998 }).seed).toBe('1998')
  expect(readSettings({ arrangement: ' Rows ' }).arrangement).toBe('rows')
  for (const arrangement of ['heap', 7, null]) expect(readSettings({ arrangement }).arrangement).toBe('masonry')
})

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const set = tokens[scheme]
  const grounds = [set.bg, set.surface, set.surface2]

  test('text colours have enough contrast on every background', () => {
    const inks = ['text', 'muted', 'link', 'sale', 'success', 'danger'] as const satisfies (keyof TokenSet)[]
    for (const ink of inks)
      for (const ground of grounds)
        expect(contrast(set[ink], ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

  test('text on filled areas and outlines have enough contrast', () => {
    const fills = [
      [set.primary, set.onPrimary],
      [set.accent, set.onAccent],
      [set.sale, set.onSale],
    ] as const
    for (const [fill, on] of fills) expect(contrast(fill, on), fill).toBeGreaterThanOrEqual(4.5)
    for (const outline of [set.control, set.focus])
      for (const ground of grounds) expect(contrast(outline, ground), outline).toBeGreaterThanOrEqual(3)
  })
})
