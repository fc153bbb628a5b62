import { describe, expect, test } from 'vitest'
import { type Hue, KILOVATIO_HUES, KILOVATIO_PIECES, kilovatio, SHEETS } from './index.ts'

const pictures = (SHEETS.kilovatio ?? []).map(({ draw }) => draw())

test('no two pictures are the same', () => {
  expect(pictures.length).toBeGreaterThan(200)
  expect(new Set(pictures).size).toBe(pictures.length)
})

describe.each(KILOVATIO_PIECES)('%s', (piece) => {
  const front = kilovatio(piece, 'front')

  test('has the one cobalt light of the shop', () => {
    expect(/(?:fill|stroke)="#2f4cff"/.test(front)).toBe(true)
  })

  test('is a square of 1200 pixels', () => {
    expect(front.includes('viewBox="0 0 480 480" width="1200" height="1200"')).toBe(true)
  })

  test('in another colour is another photograph, but the same thing when it is taken apart', () => {
    expect(kilovatio(piece, 'front', '#445566') === front).toBe(false)
    const apart = (hue: Hue) => kilovatio(piece, 'detail', hue)
    expect(apart(KILOVATIO_HUES.brick) === apart(KILOVATIO_HUES.fog)).toBe(true)
  })

  test('is drawn in lines alone when it is taken apart: no light falls on it', () => {
    const drawing = kilovatio(piece, 'detail')
    const parts = drawing.slice(drawing.indexOf('stroke-linejoin'))
    expect(parts.match(/<path/g)?.length).toBeGreaterThan(3)
    expect(parts).not.toMatch(/fill="url\(#(?!grain)|<use/)
  })
})
