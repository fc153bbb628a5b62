import { contrast, type TokenSet } from '@store/template-kit/settings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettings, tokens } from './settings.ts'

test('without settings words lean, sizes are Mexican and sports wear the template’s colours (D7)', () => {
  expect(readSettings(null)).toMatchObject({
    ...{ sports: {}, slant: true, sizes: 'mx', font: 'own', scheme: 'light', logo: 'wordmark' },
    ...{ categoryStyle: 1, productStyle: 1, banners: [], headline: '', watermark: false },
  })
})

test('colours of sports are pairs in a line or an object; what is no colour is left out (D7)', () => {
  const wanted = { correr: '#d4ff2a', montaña: '#ff7a1a' }
  expect(readSettings({ sports: 'Correr: #D4FF2A, Montaña: #ff7a1a' }).sports).toEqual(wanted)
  expect(readSettings({ sports: { Correr: '#d4ff2a', Montaña: '#ff7a1a', Remo: 'blue' } }).sports).toEqual(wanted)
  for (const sports of [7, 'blue', null, ['#d4ff2a']]) expect(readSettings({ sports }).sports).toEqual({})
})

test('whatever colour a sport has, ink can be read on it', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, (color) => {
      const { remo } = readSettings({ sports: { Remo: color } }).sports
      expect(remo && contrast(remo, tokens.light.text)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a system is one of four, and the slant is switched as every switch is', () => {
  expect(readSettings({ sizes: ' EU ' }).sizes).toBe('eu')
  for (const sizes of ['uk', 7, null]) expect(readSettings({ sizes }).sizes).toBe('mx')
  for (const off of [false, 0, '0', 'false']) expect(readSettings({ slant: off }).slant).toBe(false)
  expect(readSettings({ slant: 'maybe' }).slant).toBe(true)
})

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const set = tokens[scheme]
  const grounds = [set.bg, set.surface, set.surface2]

  test('text and inks can be read on every ground', () => {
    const inks = ['text', 'muted', 'link', 'sale', 'success', 'danger'] as const satisfies (keyof TokenSet)[]
    for (const ink of inks) for (const ground of grounds) expect(contrast(set[ink], ground), ink).toBeGreaterThan(4.5)
    for (const fill of ['primary', 'accent', 'sale'] as const) {
      const on = `on${fill[0]?.toUpperCase()}${fill.slice(1)}` as 'onPrimary' | 'onAccent' | 'onSale'
      expect(contrast(set[on], set[fill]), on).toBeGreaterThan(4.5)
    }
  })

  test('outlines and the focus can be seen on every ground', () => {
    for (const ground of grounds) {
      expect(contrast(set.control, ground)).toBeGreaterThan(3)
      expect(contrast(set.focus, ground)).toBeGreaterThan(3)
    }
  })
})

/** As written in styles/tokens.css. */
test.each(['#ff7a1a', '#22c77e', '#6e9bff', '#bfe9ff'])('ink can be read on the sport colour %s', (color) => {
  expect(contrast(color as `#${string}`, '#0a0a0a')).toBeGreaterThan(4.5)
})
