import { contrast, type TokenSet } from '@store/template-kit/settings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettings, tokens } from './settings.ts'

test('without settings there are a dial, waves and the template’s block colours, in the light scheme (D7)', () => {
  expect(readSettings(null)).toMatchObject({
    dial: true,
    wave: true,
    fact: '',
    blocks: [null, null, null, null, null, null],
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

test('blocks are given as a text or a list; what is no colour leaves the template’s colour (D7)', () => {
  expect(readSettings({ blocks: '#ffd2e4, #C9F2D9' }).blocks).toEqual(['#ffd2e4', '#c9f2d9', null, null, null, null])
  expect(readSettings({ blocks: ['red', '#ffd2e4'] }).blocks).toEqual([null, '#ffd2e4', null, null, null, null])
  expect(readSettings({ blocks: 7 }).blocks).toEqual([null, null, null, null, null, null])
})

test('navy text has enough contrast on a block of any colour', () => {
  const NAVY = tokens.light.text
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, (color) => {
      const [block] = readSettings({ blocks: [color] }).blocks
      expect(block && contrast(block, NAVY)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('dial and wave are switched off by every value that means off', () => {
  for (const off of [false, 0, '0', 'false'])
    expect(readSettings({ dial: off, wave: off })).toMatchObject({ dial: false, wave: false })
  expect(readSettings({ dial: 'maybe' }).dial).toBe(true)
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
