import { contrast, type TokenSet } from '@store/template-kit/settings'
import { describe, expect, test } from 'vitest'
import { readSettings, tokens } from './settings.ts'

test('without settings the scheme is dark, the metal champagne, and the light on (D7)', () => {
  expect(readSettings(null)).toMatchObject({
    metal: 'champagne',
    spotlight: true,
    percent: false,
    font: 'own',
    scheme: 'dark',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
    banners: [],
    headline: '',
    watermark: false,
  })
})

test('the metal is one of three; other values are champagne (D7)', () => {
  expect(readSettings({ metal: ' Silver ' }).metal).toBe('silver')
  expect(readSettings({ metal: 'rose' }).metal).toBe('rose')
  for (const metal of ['iron', 7, null]) expect(readSettings({ metal }).metal).toBe('champagne')
})

test('light and percentages are switched by every value that means on or off', () => {
  for (const off of [false, 0, '0', 'false']) expect(readSettings({ spotlight: off }).spotlight).toBe(false)
  for (const on of [true, 1, '1', 'true']) expect(readSettings({ percent: on }).percent).toBe(true)
  expect(readSettings({ spotlight: 'maybe', percent: 'maybe' })).toMatchObject({ spotlight: true, percent: false })
})

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const set = tokens[scheme]
  const grounds = [set.bg, set.surface, set.surface2]

  test('text colours have enough contrast on every background', () => {
    const inks = ['text', 'muted', 'link', 'sale', 'success', 'danger'] as const satisfies (keyof TokenSet)[]
    for (const ink of inks) for (const ground of grounds) expect(contrast(set[ink], ground), ink).toBeGreaterThan(4.5)
    for (const fill of ['primary', 'accent', 'sale'] as const) {
      const on = `on${fill[0]?.toUpperCase()}${fill.slice(1)}` as 'onPrimary' | 'onAccent' | 'onSale'
      expect(contrast(set[on], set[fill]), on).toBeGreaterThan(4.5)
    }
  })

  test('outlines and focus ring have enough contrast on every background', () => {
    for (const ground of grounds) {
      expect(contrast(set.control, ground)).toBeGreaterThan(3)
      expect(contrast(set.focus, ground)).toBeGreaterThan(3)
    }
  })
})

/** The values of `styles/tokens.css`: in the dark scheme, in the light one as link colour, and as line colour. */
describe.each([
  ['silver', '#c9d2d6', '#d6dde0', '#566268'],
  ['rose', '#e3b7a4', '#ebc7b8', '#8a4b36'],
] as const)('%s can be seen as champagne can', (_, metal, link, byDay) => {
  test('has enough contrast in the dark and the light scheme', () => {
    expect(contrast(metal, tokens.dark.onPrimary)).toBeGreaterThan(4.5)
    for (const ground of [tokens.dark.bg, tokens.dark.surface, tokens.dark.surface2]) {
      expect(contrast(metal, ground)).toBeGreaterThan(4.5)
      expect(contrast(link, ground)).toBeGreaterThan(4.5)
    }
    for (const ground of [tokens.light.bg, tokens.light.surface, tokens.light.surface2])
      expect(contrast(byDay, ground)).toBeGreaterThan(3)
  })
})
