import { expect, test } from 'vitest'
import { ORVALHO_HUES, orvalho, SHEETS } from './index.ts'

test('no two pictures are the same', () => {
  const shots = SHEETS.orvalho ?? []
  expect(new Set(shots.map(({ draw }) => draw())).size).toBe(shots.length)
  expect(shots.length).toBeGreaterThanOrEqual(16 * 4)
})

test.each(['veu', 'pitanga'] as const)('%s in another shade is the same thing, in other leaves', (piece) => {
  const plain = (picture: string) => picture.replace(/#[0-9a-f]{6}/g, '').replace(/<use href="#shade"[^>]*>/g, '')
  const vinho = orvalho(piece, 'front', ORVALHO_HUES.vinho)
  expect(vinho).not.toBe(orvalho(piece, 'front'))
  expect(plain(vinho)).toBe(plain(orvalho(piece, 'front')))
})
