import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without settings the cover colour is oxblood, which has enough contrast for text (D7)', () => {
  const settings = readSettings(null)
  expect(settings).toMatchObject({ font: 'own', scheme: 'light', categoryStyle: 1, productStyle: 1, issueLine: '' })
  expect(settings.colors.accent).toBeNull()
  expect(settings.coverIsInk).toBe(true)
})

test('the cover is one of the six by name, or any colour; in the names of the services too (D7)', () => {
  expect(readSettings({ cover: 'mustard' }).colors.accent).toBe('#d6a21c')
  expect(readSettings({ cover: '#123456' }).colors.accent).toBe('#123456')
  expect(readSettings({ cover: 'no colour' }).colors.accent).toBeNull()
  expect(readSettings('{"colores":{"acento":"#2f4a36"},"estilo_categorias":"3"}')).toMatchObject({
    colors: { accent: '#2f4a36' },
    categoryStyle: 3,
  })
})

test('a pale cover colour is not used for text', () => {
  expect(readSettings({ cover: 'mustard' }).coverIsInk).toBe(false)
  expect(readSettings({ cover: 'navy' }).coverIsInk).toBe(true)
  // Also against the dark background, when the shop may be shown dark.
  expect(readSettings({ cover: 'navy', tema: 3 }).coverIsInk).toBe(false)
})

test('the issue line is the headline where none is set', () => {
  expect(readSettings({ mensaje_principal: 'Otoño' }).issueLine).toBe('Otoño')
  expect(readSettings({ mensaje_principal: 'Otoño', issueLine: 'Nº 04' }).issueLine).toBe('Nº 04')
})
