import { expect, test } from 'vitest'
import { SHEETS, SIERRA_PIECES, sierraveloz } from './index.ts'

const SPORTS = ['#d4ff2a', '#ff7a1a', '#22c77e', '#6e9bff', '#7fc8ea']

test('no two pictures are the same', () => {
  const shots = SHEETS.sierraveloz ?? []
  expect(new Set(shots.map(({ draw }) => draw())).size).toBe(shots.length)
  expect(shots.length).toBeGreaterThanOrEqual(17 * 4)
})

test('a thing is white, grey and black, with the one colour of its sport', () => {
  for (const piece of SIERRA_PIECES) {
    const front = sierraveloz(piece, 'front')
    const isColour = (hex: string) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
      return Math.max(red, green, blue) - Math.min(red, green, blue) > 24
    }
    const used = [...new Set(front.match(/#[0-9a-f]{6}/g))].filter(isColour)
    expect(used.filter((hex) => SPORTS.includes(hex)).length + Number(used.length > 0), piece).toBeGreaterThan(0)
    expect(SPORTS.filter((hex) => front.includes(hex)).length, piece).toBeLessThanOrEqual(1)
  }
})

test('the shirt in its other colours is the same shirt', () => {
  const plain = (picture: string) => picture.replace(/#[0-9a-f]{3,6}/g, '')
  const dark = sierraveloz('viento', 'front', true)
  expect(dark).not.toBe(sierraveloz('viento', 'front'))
  expect(plain(dark)).toBe(plain(sierraveloz('viento', 'front')))
})

test('a picture weighs no more than it should: 12 kB for each thing in it', () => {
  for (const { name, draw } of SHEETS.sierraveloz ?? []) {
    const things = /group|scene/.test(name) ? 3 : name.endsWith('context') ? 2 : 1
    expect(draw().length, name).toBeLessThanOrEqual(things * 12_000)
  }
})

test('a shoe is seen whole: nothing of it lies beyond the frame', () => {
  for (const piece of ['cumbre', 'pista', 'canon', 'huasteca', 'potrero'] as const) {
    const [, x = '', y = '', turn = '', scale = ''] =
      sierraveloz(piece, 'front').match(/translate\((\d+) (\d+)\)rotate\((-[\d.]+)\)scale\(([\d.]+)\)/) ?? []
    // Toe and heel lie within 190 units of its middle.
    const reach = 190 * Number(scale) * Math.cos((Number(turn) * Math.PI) / 180)
    expect(Number(x) + reach, piece).toBeLessThan(480)
    expect(Number(x) - reach, piece).toBeGreaterThan(0)
    expect(Number(y), piece).toBeGreaterThan(0)
  }
})
