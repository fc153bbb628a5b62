import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without settings the shop is compact and light, with its own font and amber as accent (D7)', () => {
  expect(readSettings(null)).toMatchObject({
    density: 'compact',
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
    colors: { accent: null },
  })
})

test('density is read by our name and by the services’, with and without the accent; other values are compact (D7)', () => {
  expect(readSettings({ density: 'comfortable' }).density).toBe('comfortable')
  expect(readSettings({ densidad: 'cómoda' }).density).toBe('comfortable')
  expect(readSettings('{"densidad":"Comoda"}').density).toBe('comfortable')
  expect(readSettings({ densidad: 'enorme' }).density).toBe('compact')
  expect(readSettings({ density: 7 }).density).toBe('compact')
})

test('the other settings are read by the services’ names too (D7)', () => {
  expect(
    readSettings({
      colores: { acento: '#00ff88' },
      fuente: 'Saira',
      tema: 3,
      estilo_categorias: 2,
      estilo_productos: '3',
    }),
  ).toMatchObject({ colors: { accent: '#00ff88' }, font: 'saira', scheme: 'auto', categoryStyle: 2, productStyle: 3 })
})
