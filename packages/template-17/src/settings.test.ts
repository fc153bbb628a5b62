import { contrast, type TokenSet } from '@store/template-kit/settings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSettings, tokens } from './settings.ts'

test('without settings the accent is hazard, photos are photocopies, and lists have four columns (D7)', () => {
  expect(readSettings(null)).toMatchObject({
    spot: 'hazard',
    photocopy: true,
    ticker: '',
    density: 4,
    drop: '',
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
  })
})

test.each([
  [1, 1],
  ['12', 12],
  ['list', 'list'],
  ['lista', 'list'],
  [0, 4],
  [13, 4],
  [2.5, 4],
  ['many', 4],
])('a density of %s is read as %s', (stored, density) => {
  expect(readSettings({ density: stored }).density).toBe(density)
})

test('whatever is stored, the density is the table or a number from 1 to 12', () => {
  fc.assert(
    fc.property(fc.anything(), (density) => {
      const read = readSettings({ density }).density
      expect(read === 'list' || (Number.isInteger(read) && read >= 1 && read <= 12)).toBe(true)
    }),
  )
})

test('the spot is one of four, and texts are texts', () => {
  for (const spot of ['acid', ' Cyan ', 'pink']) expect(readSettings({ spot }).spot).toBe(spot.trim().toLowerCase())
  for (const spot of ['red', 7, null]) expect(readSettings({ spot }).spot).toBe('hazard')
  expect(readSettings({ ticker: '  Hoy  ', drop: 'Drop 07' })).toMatchObject({ ticker: 'Hoy', drop: 'Drop 07' })
  expect(readSettings({ ticker: 7, drop: null })).toMatchObject({ ticker: '7', drop: '' })
})

test.each(['light', 'dark'] as const)('texts have enough contrast: %s', (scheme) => {
  const set = tokens[scheme]
  const grounds = [set.bg, set.surface, set.surface2]
  const inks: readonly (keyof TokenSet)[] = ['text', 'muted', 'link', 'sale', 'success', 'danger']
  for (const ink of inks) for (const ground of grounds) expect(contrast(set[ink], ground), ink).toBeGreaterThan(4.5)
  expect(contrast(set.onPrimary, set.primary)).toBeGreaterThan(4.5)
  expect(contrast(set.onAccent, set.accent)).toBeGreaterThan(4.5)
  expect(contrast(set.onSale, set.sale)).toBeGreaterThan(4.5)
  for (const ground of grounds) expect(contrast(set.control, ground)).toBeGreaterThan(3)
})

/** The values of `styles/tokens.css`. */
test.each(['#d7f000', '#37c8ff', '#ff86c8'] as const)('black text has enough contrast on the spot %s', (spot) => {
  expect(contrast(spot, '#0b0b0b')).toBeGreaterThan(4.5)
})
