import { describe, expect, test } from 'vitest'
import type { SafeHtml } from '../shop/shop.ts'
import { describedFacts } from './described-facts.ts'

const read = (html: string) => describedFacts(html as SafeHtml)

describe('facts written at the top of a description (D9)', () => {
  test.each([
    [
      'lines of the first paragraph',
      '<p>Material: lino &amp; algodón<br />\nCuidado: agua fría</p>\n<p>Fresca.</p>',
      ['Material=lino & algodón', 'Cuidado=agua fría'],
      '<p>Fresca.</p>',
    ],
    [
      'paragraphs of their own, with bold names',
      '<p><strong>Tela:</strong> tencel</p><p>Origen: Medellín</p><ul><li>Única</li></ul>',
      ['Tela=tencel', 'Origen=Medellín'],
      '<ul><li>Única</li></ul>',
    ],
    [
      'then text in the same paragraph',
      '<p>Alto: 32 cm<br>Se lava a mano.<br>Dos piezas.</p><p>Más.</p>',
      ['Alto=32 cm'],
      '<p>Se lava a mano.<br />Dos piezas.</p><p>Más.</p>',
    ],
    [
      'none: the description stays as it is',
      '<p>Fresca.</p><p>Nota: sin plancha</p>',
      [],
      '<p>Fresca.</p><p>Nota: sin plancha</p>',
    ],
    ['after an empty paragraph', '<p>&nbsp;</p><p>Peso: 900&#160;g</p>', ['Peso=900 g'], null],
    ['not in paragraphs', '<h2>Talla: M</h2>', [], '<h2>Talla: M</h2>'],
  ])('%s', (_, html, facts, rest) => {
    const found = read(html)
    expect(found.facts.map(({ name, value }) => `${name}=${value}`)).toEqual(facts)
    expect(found.rest).toBe(rest)
  })

  test('no description has neither', () => {
    expect(describedFacts(null)).toEqual({ facts: [], rest: null })
  })
})
