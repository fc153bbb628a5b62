import { expect, test } from 'vitest'
import { CEIBO_HUES, CEIBO_SCENES, type CeiboScene, SHEETS, tallerceibo, tallerceiboPlaces } from './index.ts'

test('no two pictures are the same', () => {
  const shots = SHEETS.tallerceibo ?? []
  expect(new Set(shots.map(({ draw }) => draw())).size).toBe(shots.length)
  expect(shots.length).toBeGreaterThanOrEqual(16 * 4)
})

test('a chair in another wood and cloth is the same chair', () => {
  const plain = (picture: string) => picture.replace(/#[0-9a-f]{6}/g, '')
  const other = tallerceibo('pampero', 'front', { wood: CEIBO_HUES.roble, cloth: CEIBO_HUES.ladrillo })
  expect(other).not.toBe(tallerceibo('pampero', 'front'))
  expect(plain(other)).toBe(plain(tallerceibo('pampero', 'front')))
})

test('every piece of a room says where it stands, inside its picture and as high beside the others as it is', () => {
  for (const name of Object.keys(CEIBO_SCENES) as CeiboScene[])
    for (const { x, y, box } of tallerceiboPlaces(name)) {
      const [left, top, right, bottom] = box
      expect(Math.min(left, top), name).toBeGreaterThanOrEqual(0)
      expect(Math.max(right, bottom), name).toBeLessThanOrEqual(100)
      expect(x, name).toBeGreaterThan(left)
      expect(x, name).toBeLessThan(right)
      expect(y, name).toBeGreaterThan(top)
      expect(y, name).toBeLessThan(bottom)
    }
  const tall = (piece: string) => {
    const box = tallerceiboPlaces('lectura').find((place) => place.piece === piece)?.box
    return box ? box[3] - box[1] : 0
  }
  expect(tall('garza') / tall('pampero')).toBeCloseTo(158 / 94, 1)
})
