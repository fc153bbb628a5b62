import { expect, test } from 'vitest'
import { SHEETS, VERDENILDA_HUES, verdenilda } from './index.ts'

test('no two pictures are the same', () => {
  const shots = SHEETS.verdenilda ?? []
  expect(new Set(shots.map(({ draw }) => draw())).size).toBe(shots.length)
  expect(shots.length).toBeGreaterThanOrEqual(27 * 4)
})

test('a pot in another glaze is the same pot', () => {
  const plain = (picture: string) => picture.replace(/#[0-9a-f]{6}/g, '')
  const mustard = verdenilda('maceta-esmaltada', 'front', VERDENILDA_HUES.mustard)
  expect(mustard).not.toBe(verdenilda('maceta-esmaltada', 'front'))
  expect(plain(mustard)).toBe(plain(verdenilda('maceta-esmaltada', 'front')))
})
