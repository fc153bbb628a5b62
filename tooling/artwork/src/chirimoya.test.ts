import { describe, expect, test } from 'vitest'
import { CHIRIMOYA_PIECES, chirimoya, SHEETS } from './index.ts'

test('no two pictures are the same', () => {
  const shots = SHEETS.chirimoya ?? []
  expect(new Set(shots.map(({ draw }) => draw())).size).toBe(shots.length)
  expect(shots.length).toBeGreaterThanOrEqual(16 * 4)
})

describe.each(CHIRIMOYA_PIECES)('%s', (piece) => {
  test('is drawn flat: ink and colours, no light, no blur', () => {
    expect(chirimoya(piece, 'context')).not.toMatch(/Gradient|filter/)
    expect(chirimoya(piece, 'front')).toContain('stroke="#14213d"')
  })

  test('is a sticker, and stands on its shelf in context', () => {
    for (const view of ['front', 'detail', 'group'] as const) expect(chirimoya(piece, view)).not.toContain('<rect')
    expect(chirimoya(piece, 'context')).toContain('<rect width="480" height="480"')
  })
})
