import { contrast, type TokenSet } from '@store/template-kit/settings'
import { describe, expect, test } from 'vitest'
import { readSettings, tokens } from './settings.ts'

test('without settings the scheme is the device’s, photos and the cart’s column are shown, and no orders are taken after hours (D7)', () => {
  expect(readSettings(null)).toMatchObject({
    tiles: 1,
    photos: 'yes',
    ticket: true,
    afterHours: false,
    font: 'own',
    scheme: 'auto',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
    banners: [],
  })
})

test.each([
  ['tiles', '3', 3],
  ['tiles', 4, 4],
  ['tiles', 5, 1],
  ['tiles', 'azul', 1],
  ['photos', ' Offers ', 'offers'],
  ['photos', 'NO', 'no'],
  ['photos', 7, 'yes'],
  ['ticket', 0, false],
  ['ticket', 'maybe', true],
  ['afterHours', 'true', true],
  ['afterHours', null, false],
] as const)('%s set to %j reads as %j', (name, stored, read) => {
  expect(readSettings({ [name]: stored })[name]).toBe(read)
})

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const set: TokenSet = tokens[scheme]
  const grounds = { bg: set.bg, surface: set.surface, surface2: set.surface2 }

  test.each(['text', 'muted', 'link', 'sale', 'success', 'danger'] as const)(
    '%s has enough contrast on every background',
    (ink) => {
      for (const [name, ground] of Object.entries(grounds))
        expect(contrast(set[ink], ground), name).toBeGreaterThan(4.5)
    },
  )

  test('text on filled areas, outlines and focus ring have enough contrast', () => {
    expect(contrast(set.onPrimary, set.primary)).toBeGreaterThan(4.5)
    expect(contrast(set.onAccent, set.accent)).toBeGreaterThan(4.5)
    expect(contrast(set.onSale, set.sale)).toBeGreaterThan(4.5)
    for (const ground of [set.bg, set.surface])
      for (const line of [set.control, set.focus]) expect(contrast(line, ground)).toBeGreaterThan(3)
  })
})
