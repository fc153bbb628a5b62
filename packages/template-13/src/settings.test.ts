import { contrast, type TokenSet } from '@store/template-kit/settings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettings, tokens } from './settings.ts'

test('without settings texts are slanted, sizes are Mexican and categories have the template’s colours (D7)', () => {
  expect(readSettings(null)).toMatchObject({
    sports: {},
    slant: true,
    sizes: 'mx',
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

test('colours of categories are pairs in a text or an object; other values are dropped (D7)', () => {
  const wanted = { correr: '#d4ff2a', montaña: '#ff7a1a' }
  expect(readSettings({ sports: 'Correr: #D4FF2A, Montaña: #ff7a1a' }).sports).toEqual(wanted)
  expect(readSettings({ sports: { Correr: '#d4ff2a', Montaña: '#ff7a1a', Remo: 'blue' } }).sports).toEqual(wanted)
  for (const sports of [7, 'blue', null, ['#d4ff2a']]) expect(readSettings({ sports }).sports).toEqual({})
})

test('black text has enough contrast on a category’s colour, whatever it is', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, (color) => {
      const { remo } = readSettings({ sports: { Remo: color } }).sports
      expect(remo && contrast(remo, tokens.light.text)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('the system is one of four; the slant is switched off by every value that means off', () => {
  expect(readSettings({ sizes: ' EU ' }).sizes).toBe('eu')
  for (const sizes of ['uk', 7, null]) expect(readSettings({ sizes }).sizes).toBe('mx')
  for (const off of [false, 0, '0', 'false']) expect(readSettings({ slant: off }).slant).toBe(false)
  expect(readSettings({ slant: 'maybe' }).slant).toBe(true)
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

/** The values of `styles/tokens.css`. */
test.each(['#ff7a1a', '#22c77e', '#6e9bff', '#bfe9ff'])(
  'black text has enough contrast on the category colour %s',
  (color) => {
    expect(contrast(color as `#${string}`, '#0a0a0a')).toBeGreaterThan(4.5)
  },
)
