import { expect, test } from 'vitest'
import { AWARA_HUES, AWARA_PIECES, awara, awaraScene, SHEETS } from './index.ts'

test('no two pictures are the same', () => {
  const shots = SHEETS.awara ?? []
  expect(new Set(shots.map(({ draw }) => draw())).size).toBe(shots.length)
  expect(shots.length).toBeGreaterThanOrEqual(14 * 4)
})

test('a piece in another metal is the same piece', () => {
  const plain = (picture: string) => picture.replace(/#[0-9a-f]{6}/g, '')
  const grey = awara('mahury', 'front', AWARA_HUES.gris)
  expect(grey).not.toBe(awara('mahury', 'front'))
  expect(plain(grey)).toBe(plain(awara('mahury', 'front')))
})

test('a piece has nothing behind it, a cover ends in the ground of the page', () => {
  for (const piece of AWARA_PIECES) expect(awara(piece, 'front'), piece).not.toContain('#0a1412')
  expect(awaraScene('climat-humide')).toContain('<rect width="750" height="600" fill="#0a1412"/>')
})

test('light bursts twice at most', () => {
  for (const { name, draw } of SHEETS.awara ?? [])
    expect(draw().match(/href="#glint"/g)?.length ?? 0, name).toBeLessThanOrEqual(2)
})
