import { expect, test } from 'vitest'
import { PAMPA_BOOKS, puntoypampa, SHEETS } from './index.ts'

test('no two pictures are the same', () => {
  const shots = SHEETS.puntoypampa ?? []
  expect(new Set(shots.map(({ draw }) => draw())).size).toBe(shots.length)
  expect(shots.length).toBeGreaterThanOrEqual(17 * 4)
})

test('titles are outlines: no letter waits for a font that a picture cannot load', () => {
  for (const { name, draw } of SHEETS.puntoypampa ?? []) expect(draw(), name).not.toContain('<text')
})

test('a front is the cover from edge to edge, five by seven; a book among others stands against the wall', () => {
  for (const book of PAMPA_BOOKS) {
    expect(puntoypampa(book, 'front'), book).toContain('viewBox="0 0 480 672"')
    expect(puntoypampa(book, 'front'), book).not.toContain('url(#sweep)')
    expect(puntoypampa(book, 'context'), book).toContain('url(#sweep)')
  }
})
