import { expect, test } from 'vitest'
import { LOMA_PIECES, LOMA_YARNS, lomaloom, SHEETS } from './index.ts'

const shots = SHEETS.lomaloom ?? []

test('no two pictures are the same', () => {
  expect(new Set(shots.map(({ draw }) => draw())).size).toBe(shots.length)
  expect(shots.length).toBeGreaterThanOrEqual(16 * 4)
})

test('a cloth in other yarns is the same cloth', () => {
  const plain = (picture: string) => picture.replace(/#[0-9a-f]{6}/g, '')
  const other = lomaloom('lakeside', 'front', LOMA_YARNS.rosa)
  expect(other).not.toBe(lomaloom('lakeside', 'front'))
  expect(plain(other)).toBe(plain(lomaloom('lakeside', 'front')))
})

test('every picture is taken by the same wall, and each piece alone weighs little', () => {
  for (const { name, draw } of shots.filter(({ name }) => name !== 'square'))
    expect(draw(), name).toContain('url(#sweep)')
  for (const piece of LOMA_PIECES) expect(lomaloom(piece, 'front').length, piece).toBeLessThanOrEqual(14_000)
})
