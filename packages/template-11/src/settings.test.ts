import { contrast, type TokenSet } from '@store/template-kit/settings'
import { describe, expect, test } from 'vitest'
import { ROOMS } from './parts/rooms.ts'
import { readSettings, tokens } from './settings.ts'

test('without settings there are five backgrounds, rulers and centimetres, in the scheme of the device (D7)', () => {
  expect(readSettings(null)).toMatchObject({
    rooms: ROOMS,
    tape: true,
    unit: 'cm',
    font: 'own',
    scheme: 'auto',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
    banners: [],
    headline: '',
    watermark: false,
  })
})

test('rooms are given as a text or a list, and keep their order; other values are dropped (D7)', () => {
  expect(readSettings({ rooms: 'Walnut, plaster' }).rooms).toEqual(['walnut', 'plaster'])
  expect(readSettings({ rooms: ['night', 'clay', 'night'] }).rooms).toEqual(['night', 'clay'])
  expect(readSettings({ rooms: 'kitchen' }).rooms).toEqual(ROOMS)
  expect(readSettings({ rooms: 7 }).rooms).toEqual(ROOMS)
})

test('the tape is switched off by every value that means off; the unit is centimetres or inches', () => {
  for (const off of [false, 0, '0', 'false']) expect(readSettings({ tape: off }).tape).toBe(false)
  expect(readSettings({ tape: 'maybe' }).tape).toBe(true)
  expect(readSettings({ unit: 'in' }).unit).toBe('in')
  expect(readSettings({ unit: 'varas' }).unit).toBe('cm')
})

test('a banner’s points are read, also by the services’ names; a point without a position is dropped', () => {
  const banners = [
    {
      imagen: '/media/sala.jpg',
      titulo: 'Sala',
      puntos: [
        { x: 40, y: '62', slug: 'sillon', box: '20 30 80 90' },
        { x: 140, y: 10, slug: 'afuera' },
        { x: 10, y: 10 },
        'nada',
        { x: 1, y: 2, slug: 'mesa', box: [80, 30, 20, 90] },
      ],
    },
    { imagen: '/media/otra.jpg', puntos: 'no' },
  ]
  const [sala, otra] = readSettings({ banners }).banners
  expect(sala).toMatchObject({ image: '/media/sala.jpg', title: 'Sala' })
  expect(sala?.points).toEqual([
    { x: 40, y: 62, slug: 'sillon', box: [20, 30, 80, 90] },
    { x: 1, y: 2, slug: 'mesa', box: null },
  ])
  expect(otra?.points).toEqual([])
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
