import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatDigits, chatLink, plainChatText } from './chat-link.ts'
import { chatMessage, clippedForChat, fitsChatLink } from './chat-message.ts'

describe('chatLink (B12, E2)', () => {
  test('opens the app on a phone and the web chat elsewhere', () => {
    expect(chatLink('+57 321 123 4567', 'Hola', 'mobile')).toBe('https://wa.me/573211234567?text=Hola')
    expect(chatLink('573211234567', 'Hola', 'desktop')).toBe(
      'https://web.whatsapp.com/send?phone=573211234567&text=Hola',
    )
  })
  test('escapes what an address cannot hold', () => {
    const url = chatLink('573211234567', '¿Calle 10 # 5-20 & apto 301?\n¡Sí + no!', 'mobile')
    expect(url).toContain('text=%C2%BFCalle%2010%20%23%205-20%20%26%20apto%20301%3F%0A')
    expect(new URL(url).searchParams.get('text')).toBe('¿Calle 10 # 5-20 & apto 301?\n¡Sí + no!')
  })
  test('without a usable number the app asks whom to write to', () => {
    expect(chatLink('', 'Mira', 'mobile')).toBe('https://wa.me/?text=Mira')
  })
  test('half an emoji does not break it', () => {
    expect(new URL(chatLink('573211234567', 'a\ud83db', 'mobile')).searchParams.get('text')).toBe('a\ufffdb')
  })
  test('stays under 2,000 characters, and says so when it cuts', () => {
    const text = '🌿 Vestido Alba × 2\n'.repeat(200)
    const url = chatLink('573211234567', text, 'desktop')
    const read = new URL(url).searchParams.get('text') ?? ''
    expect(url.length).toBeLessThan(2000)
    expect(url.length).toBeGreaterThan(1980)
    expect(read.endsWith('…')).toBe(true)
    expect(text.startsWith(read.slice(0, -1))).toBe(true)
  })
  test('fitsChatLink says beforehand whether a text arrives whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
        fc.pre(fitsChatLink(text))
        expect(new URL(chatLink('573211234567', text, 'desktop')).searchParams.get('text')).toBe(text.trim())
      }),
    )
    expect(fitsChatLink('a'.repeat(1900))).toBe(true)
    expect(fitsChatLink('ñ'.repeat(400))).toBe(false)
  })
  test('is a short, readable address for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), fc.string(), (text, phone) => {
        const url = chatLink(phone, text, 'mobile')
        expect(url.length).toBeLessThan(2000)
        expect(URL.canParse(url)).toBe(true)
        expect(() => decodeURIComponent(url)).not.toThrow()
      }),
    )
  })
})

describe('chatMessage (issue: a WhatsApp order that is a real order)', () => {
  const more = (count: number) => (count === 1 ? 'y 1 producto más' : `y ${count} productos más`)
  const foot = ['Total: $ 1.234.567', 'Ana', 'https://tienda.example/pedido/1042?key=0123456789abcdef0123456789abcdef']
  const written = (lines: readonly string[], sums: readonly string[] = ['Subtotal: $ 1']) =>
    chatMessage({ head: ['Hola, Mercado. Este es mi pedido 1042:'], lines, more, sums, foot })

  test('says everything where there is room', () => {
    expect(written(['2 × Camisa: $ 2', '1 × Falda: $ 3']).text.split('\n')).toEqual([
      'Hola, Mercado. Este es mi pedido 1042:',
      ...['2 × Camisa: $ 2', '1 × Falda: $ 3', 'Subtotal: $ 1', ...foot],
    ])
  })
  test('cuts a long cart from its end, and says how much it left out', () => {
    const lines = Array.from({ length: 300 }, (_, i) => `${i + 1} × Vestido Ñandú & cía. №${i}: $ 10.000`)
    const { text, shownLines: kept } = written(lines)
    expect(kept).toBeGreaterThan(5)
    expect(text.split('\n')).toEqual([
      'Hola, Mercado. Este es mi pedido 1042:',
      ...[...lines.slice(0, kept), `y ${300 - kept} productos más`, 'Subtotal: $ 1', ...foot],
    ])
    expect(chatLink('573211234567', text, 'mobile').length).toBeGreaterThan(1800)
  })
  test('whatever is bought: a short link with number, total, buyer and address, and every line or how many more', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 120 }).map(plainChatText)
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 60 }), fc.array(anyText, { maxLength: 8 }), (lines, sums) => {
        const { text, shownLines: kept } = written(lines, sums)
        for (const device of ['mobile', 'desktop'] as const) {
          const url = chatLink('123456789012345', text, device)
          expect(url.length).toBeLessThan(2000)
          const read = new URL(url).searchParams.get('text') ?? ''
          expect(read).toBe(text.replace(/\p{Surrogate}/gu, '\ufffd'))
          expect(read.endsWith(foot.join('\n'))).toBe(true)
        }
        const texts = text.split('\n')
        expect(texts.slice(1, 1 + kept)).toEqual(lines.slice(0, kept))
        expect(texts.includes(more(lines.length - kept))).toBe(kept < lines.length)
      }),
      { numRuns: 300 },
    )
  })
  test('a name takes no more of the link than it may', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        expect(encodeURIComponent(clippedForChat(name, 180)).length).toBeLessThanOrEqual(180)
      }),
    )
    expect(clippedForChat('Ana María', 180)).toBe('Ana María')
  })
})

test.each([
  ['Camisa *Alba* de _lino_', 'Camisa Alba de lino'],
  ['~~Oferta~~ ```código```', 'Oferta código'],
  ['Pack 5*10', 'Pack 5 10'],
  ['Dos\nlíneas\ty   espacios', 'Dos líneas y espacios'],
  ['Ñandú 100 %', 'Ñandú 100 %'],
  ['***', ''],
])('plainChatText(%j)', (text, plain) => {
  expect(plainChatText(text)).toBe(plain)
})

describe('chatDigits', () => {
  test.each([
    ['+57 321 123 4567', '573211234567'],
    ['0057 321 1234567', '573211234567'],
    ['(591) 7-123.4567', '59171234567'],
    ['5491123456789', '5491123456789'],
    ['321 456', null],
    ['0321 123 4567', null],
    ['57 321 123 4567 ext 3', null],
    ['3211234567 / 3107654321', null],
    ['1234567890123456', null],
    ['57+3211234567', null],
    ['javascript:alert(1)', null],
    ['', null],
    [null, null],
  ])('%j', (phone, digits) => {
    expect(chatDigits(phone)).toBe(digits)
  })
})
