import { expect, test } from 'vitest'
import { AWARA_HUES, AWARA_PIECES, awara, awaraScene, SHEETS } from './index.ts'

/** Drawn before the tests, which are timed: tracing the stones takes long. */
const pictures = (SHEETS.awara ?? []).map(({ name, draw }) => ({ name, picture: draw() }))

test('no two pictures are the same', () => {
  expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(pictures.length)
  expect(pictures.length).toBeGreaterThanOrEqual(14 * 4)
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

test('light falls on pieces and bursts from none: what is bright is what metal and stones mirror', () => {
  for (const { name, picture } of pictures) expect(picture, name).not.toContain('glint')
})

test('a stone is cut: what is seen through its facets has many tones, from a dark of its own hue to white', () => {
  const tones = (picture: string) => new Set(picture.match(/fill="#[0-9a-f]{6}"/g))
  const ring = pictures.find(({ name }) => name === 'oyapock, front')?.picture ?? ''
  expect(tones(ring).size).toBeGreaterThan(16)
})
