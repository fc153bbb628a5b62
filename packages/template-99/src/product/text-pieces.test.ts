import type { SafeHtml } from '@store/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textPieces } from './text-pieces.ts'

const pieces = (html: string) => textPieces(html as SafeHtml)

test('a description is split at its blocks', () => {
  expect(pieces('<p>Se lava con agua fría.</p><ul><li>Pieza única</li><li>Sin plástico</li></ul>Fin')).toEqual([
    '<p>Se lava con agua fría.</p>',
    '<ul><li>Pieza única</li><li>Sin plástico</li></ul>Fin',
  ])
  expect(pieces('Sin marcas')).toEqual(['Sin marcas'])
  expect(pieces('<div><p>uno</p><p>dos</p></div><p>tres</p>')).toEqual([
    '<div><p>uno</p><p>dos</p></div>',
    '<p>tres</p>',
  ])
})

test('a long paragraph is split between sentences, never inside one nor inside an element', () => {
  const long = 'Riega cada diez días, menos en invierno. '.repeat(8).trim()
  const cut = pieces(`<p>${long}</p>`)
  expect(cut.length).toBeGreaterThan(1)
  for (const piece of cut) {
    expect(piece.length).toBeLessThan(180)
    expect(piece).toMatch(/^<p>Riega .*\.<\/p>$/)
  }
  expect(pieces(`<p>${long} <strong>Ojo.</strong></p>`)).toHaveLength(1)
})

test('all words are kept in their order, whatever the text', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', '?', '¡', '5', 'ñ') })
  const block = fc.oneof(
    words.map((text) => `<p>${text}</p>`),
    words.map((text) => `<ul><li>${text}</li></ul>`),
    words.map((text) => `<p>${text}<br /><strong>${text}</strong></p>`),
    words,
  )
  const plain = (html: string) =>
    html
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      const html = blocks.join('')
      expect(plain(pieces(html).join(' '))).toEqual(plain(html))
    }),
  )
})
