import { LANGUAGES } from '@store/core'
import { describe, expect, test } from 'vitest'
import type { Block } from './block.ts'
import { renderMail } from './render-mail.ts'

const shop = { name: 'Alborada', country: 'CO', email: null, phone: null, chatNumber: null, subdomain: 'alborada' }
const sender = { url: 'https://alborada.test', logo: null, accent: null }
const letter = (blocks: readonly Block[], language: (typeof LANGUAGES)[number] = 'es') =>
  renderMail({ ...sender, shop: { ...shop, language } }, { subject: 'Asunto', preview: 'Antes', blocks })

const sold = { picture: null, times: '2 ×', unitPrice: '$5', price: '$10' }
const every: readonly Block[] = [
  { kind: 'heading', text: 'Título' },
  { kind: 'lead', text: 'Entrada' },
  { kind: 'button', text: 'Ver', href: 'https://alborada.test/ver' },
  { kind: 'eyebrow', text: 'Pedido 7', plain: 'Pedido 7' },
  { kind: 'lines', lines: [{ ...sold, name: 'Camisa', variant: ['M', 'Azul'], message: '«Roja»' }] },
  { kind: 'totals', steps: [['Envío', '$1']], total: ['Total', '$11'] },
  {
    kind: 'facts',
    facts: [
      { title: 'Pago', lines: ['Efectivo', 'Al recibir'], inText: 'beside' },
      { title: 'Entrega', lines: ['Calle 1', 'Bogotá'] },
    ],
  },
  { kind: 'facts', facts: [{ title: 'Quien compra', lines: ['Ana', '300'], inText: 'row' }] },
  { kind: 'quote', title: 'Mensaje', text: 'Uno\nDos' },
  { kind: 'quote', title: '¿Talla?', text: 'M' },
  { kind: 'code', title: 'Código', code: '1234', text: 'Una vez' },
  { kind: 'note', text: 'Nota' },
  { kind: 'gap' },
  { kind: 'ways', lines: ['Responde'] },
  { kind: 'ways', lines: [{ text: 'Chat', href: 'https://wa.test', plain: 'Chat: https://wa.test' }] },
  { kind: 'end', lines: ['Porque sí'] },
  { kind: 'signature', text: 'Alborada' },
]

describe('a mail', () => {
  test('says its blocks in their order as text', () => {
    expect(letter(every).text).toBe(`Título
Entrada

Ver: https://alborada.test/ver

Pedido 7
2 × Camisa (M, Azul): $10
  «Roja»

Envío: $1
Total: $11

Pago: Efectivo
Al recibir

Entrega:
Calle 1
Bogotá

Quien compra: Ana · 300

Mensaje:
Uno
Dos

¿Talla? M

Código: 1234
Una vez

Nota

Responde
Chat: https://wa.test

Porque sí
`)
  })

  test('draws each of them once as HTML: its head first, its body, its foot', () => {
    const { html } = letter(every)
    const inOrder = [
      'Pedido 7',
      'Título',
      'Entrada',
      '>Ver<',
      'Camisa',
      '$11',
      'Efectivo',
      'Calle 1',
      '>Ana<',
      'Uno<br>Dos',
    ]
    const places = [...inOrder, '>M<', '1234', 'Nota', 'Responde', '>Chat</a>', 'Porque sí'].map((expected) => {
      expect(html.split(expected), expected).toHaveLength(2)
      return html.indexOf(expected)
    })
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('has one button, and what somebody wrote is text in both', () => {
    const written = '<b>&"'
    const { html, text } = letter([
      ...every,
      { kind: 'button', text: 'Otra vez', href: 'https://alborada.test' },
      { kind: 'quote', title: written, text: written },
    ])
    expect(html).not.toContain('Otra vez')
    expect(text).toContain('Otra vez: https://alborada.test')
    expect(text).toContain(`${written}: ${written}`)
    expect(html).not.toContain('<b>')
  })

  test.each(LANGUAGES)('puts a colon as the language does: %s', (language) => {
    const colon = language === 'fr' ? ' :' : ':'
    const { text } = letter([{ kind: 'facts', facts: [{ title: 'X', lines: ['Y', 'Z'] }] }], language)
    expect(text.replace(/\u00a0|\u202f/g, ' ')).toBe(`X${colon}\nY\nZ\n`)
  })
})
