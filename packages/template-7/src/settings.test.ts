import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without settings the shop is light, with its own font and its name as text (D7)', () => {
  expect(readSettings(null)).toMatchObject({
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
    watermark: false,
    colors: { accent: null },
  })
})

test('settings are read by the services’ names too; what cannot be read is the default (D7)', () => {
  expect(readSettings({ fuente: 'Nunito', tema: 3, estilo_categorias: 2, estilo_productos: '3' })).toMatchObject({
    font: 'nunito',
    scheme: 'auto',
    categoryStyle: 2,
    productStyle: 3,
  })
  expect(readSettings({ estilo_categorias: 9, tema: 'verde', logo_cuadrado: 'quizá' })).toMatchObject({
    categoryStyle: 1,
    scheme: 'light',
    logo: 'wordmark',
  })
})
