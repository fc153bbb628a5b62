import { expect, test } from 'vitest'
import { MALECON_PIECES, malecon86, SHEETS } from './index.ts'

const shots = SHEETS.malecon86 ?? []

test('no two sheets are the same', () => {
  expect(new Set(shots.map(({ draw }) => draw())).size).toBe(shots.length)
  expect(shots.length).toBeGreaterThanOrEqual(16 * 4)
})

test('every sheet has its lower third in a spot colour, and hard shadows instead of soft ones', () => {
  for (const piece of MALECON_PIECES) {
    const front = malecon86(piece, 'front')
    expect(front, piece).toContain('<rect y="392" width="480" height="208" fill="#ff4a1c"/>')
    expect(front, piece).toContain('translate(14 12)')
    expect(front, piece).not.toContain('feGaussianBlur')
  }
})

test('a copy is the same thing in dots: two screens, black and white, with toner over it', () => {
  for (const piece of MALECON_PIECES) {
    const copy = malecon86(piece, 'copy')
    for (const part of ['id="mid"', 'id="deep"', 'rotate(38)', 'id="toner"']) expect(copy, piece).toContain(part)
    expect(malecon86(piece, 'front'), piece).not.toContain('id="mid"')
    const cloth = new Set((copy.match(/#[0-9a-f]{6}/g) ?? []).filter((hex) => hex !== '#ff4a1c'))
    expect(
      [...cloth].every((hex) => hex.slice(1, 3) === hex.slice(3, 5) || hex === '#e6e6e2' || hex === '#f0f0eb'),
    ).toBe(true)
  }
})

test('a sheet with one thing weighs no more than it should', () => {
  const single = shots.filter(({ name }) => /, (?:front|copy|detail)$/.test(name))
  for (const { name, draw } of single) expect(draw().length, name).toBeLessThanOrEqual(12_000)
})
