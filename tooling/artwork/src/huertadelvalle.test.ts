import { describe, expect, test } from 'vitest'
import { HUERTA_PIECES, huertadelvalle, SHEETS } from './index.ts'

test('no two pictures are the same', () => {
  const shots = SHEETS.huertadelvalle ?? []
  expect(new Set(shots.map(({ draw }) => draw())).size).toBe(shots.length)
  expect(shots.length).toBeGreaterThanOrEqual(20 * 4)
})

describe.each(HUERTA_PIECES)('%s', (piece) => {
  test('is a cut-out, to lie on whatever disc it is shown on; in context it has its own', () => {
    for (const view of ['front', 'detail', 'group'] as const)
      expect(huertadelvalle(piece, view)).not.toContain('url(#sweep)')
    expect(huertadelvalle(piece, 'context')).toContain('url(#sweep)')
  })

  test('weighs no more than a dozen kilobytes alone', () => {
    expect(huertadelvalle(piece, 'front').length).toBeLessThanOrEqual(12_000)
  })
})
