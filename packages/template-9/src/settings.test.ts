import { contrast, type TokenSet } from '@store/template-kit/settings'
import { describe, expect, test } from 'vitest'
import { MISTS } from './parts/tint-names.ts'
import { readSettings, tokens } from './settings.ts'

test('without settings there is mist with four tints, in the light scheme (D7)', () => {
  expect(readSettings(null)).toMatchObject({
    mist: true,
    tints: MISTS,
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

test('tints are given as a text or a list, in any order; other values are dropped (D7)', () => {
  expect(readSettings({ tints: 'Rose, dew' }).tints).toEqual(['rose', 'dew'])
  expect(readSettings({ tints: ['moss', 'lilac', 'moss'] }).tints).toEqual(['lilac', 'moss'])
  expect(readSettings({ tints: 'mauve' }).tints).toEqual(MISTS)
  expect(readSettings({ tints: 7 }).tints).toEqual(MISTS)
})

test('the mist is switched off by every value that means off', () => {
  for (const off of [false, 0, '0', 'false']) expect(readSettings({ mist: off }).mist).toBe(false)
  expect(readSettings({ mist: 'maybe' }).mist).toBe(true)
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
