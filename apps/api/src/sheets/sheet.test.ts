import { describe, expect, test } from 'vitest'
import { RETAIL, read, readBytes, SHOPIFY, VENDURE, WOO } from './testing.ts'

describe('recognising', () => {
  test.each([
    ['Shopify', SHOPIFY],
    ['WooCommerce', WOO],
    ['Vendure', VENDURE],
    ['plain product list', RETAIL],
  ])('a %s file is known by its header', (name, header) => {
    expect(read(`${header}\n`).format).toBe(name)
  })

  test('BOM, CRLF, semicolons and capitals in the header make no difference', () => {
    const header = `\uFEFF${RETAIL.replaceAll(',', ';').toUpperCase()}`
    const { format, products } = read(`${header}\r\n7;Taza;kitchen;mug;Una taza;12,50;3;;\r\n`)
    expect(format).toBe('plain product list')
    expect(products[0]?.draft).toMatchObject({ reference: '7', name: 'Taza', price: 1250, units: 3 })
  })

  test('a file that a spreadsheet saved in Western Windows or UTF-16 is read like any other', () => {
    const text = `${RETAIL}\n7,Jabón de miel y limón,kitchen,mug,Señal,12.50,3,,\n`
    const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])
    for (const file of [Buffer.from(text, 'latin1'), utf16])
      expect(readBytes(file).products[0]?.draft).toMatchObject({ name: 'Jabón de miel y limón' })
  })

  test('Western Windows is read with its quotes, dashes and signs on every version of Node.js', () => {
    const windows = Buffer.from(
      `${RETAIL}\n7,T\xe9 \x93Premium\x94 \x96 100 \x80 \x85 \x99,k,m,l\x92eau,1,3,,\n`,
      'latin1',
    )
    expect(readBytes(windows).products[0]?.draft).toMatchObject({
      name: 'Té “Premium” – 100 € … ™',
      description: 'l’eau',
    })
  })

  test('UTF-16 without a mark and a note of the separator are read like any other', () => {
    const text = `sep=;\r\n${RETAIL.replaceAll(',', ';')}\r\n7;Té;kitchen;mug;;12;3;;\r\n;;;;;;;;\r\n8;;;;;;;;`
    for (const file of [Buffer.from(text), Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
      const { products, refused } = readBytes(file)
      expect([products[0]?.line, products[0]?.draft.name, refused[0]?.line]).toEqual([3, 'Té', 5])
    }
  })

  test.each([
    [
      'one letter that is not UTF-8',
      `7,Té de manzanilla,k,m,,1,3,,\n8,A\xf1o,k,m,,1,3,,`,
      { code: 'otherLetters', row: 3 },
    ],
    ['a file of an old Mac', 'mac', { code: 'unknownLetters', row: 2 }],
    [
      'a quotation mark never closed',
      `7,Mug,k,m,,1,3,,\n8,"Bowl,k,m,,1,3,,\n9,Cup,k,m,,1,3,,`,
      { code: 'openQuote', row: 3 },
    ],
    [
      'inches in a quoted cell',
      `7,Mug,k,m,"two\nlines",1,3,,\n8,"TV 32" LED,k,m,,1,3,,\n9,Cup,k,m,,1,3,,`,
      { code: 'openQuote', row: 4 },
    ],
  ])('%s is refused with its row', (what, rows, fault) => {
    const text = Buffer.from(`${RETAIL}\n${rows}`)
    const file =
      what === 'a file of an old Mac'
        ? Buffer.from(`${RETAIL}\n7,T\x8e caf\x8es,k,m,,1,3,,`, 'latin1')
        : Buffer.from(text.toString('latin1').replace('A\xc3\xb1o', 'A\xf1o'), 'latin1')
    expect(() => readBytes(file)).toThrow(expect.objectContaining({ fault }))
  })

  test.each([
    ['1.050,00', 105_000],
    ['1,050.00', 105_000],
    ['12,50', 1_250],
    ['12.5', 1_250],
    ['EUR 19.90', 1_990],
    ['$ 1.234.567,89', 123_456_789],
  ])('the price %s is %i hundredths', (written, amount) => {
    expect(read(`${RETAIL}\n7,Mug,kitchen,mug,,"${written}",3,,`).products[0]?.draft.price).toBe(amount)
  })

  test('a file of no known format is not guessed at', () => {
    expect(read('product_id,title,family\n1,Basket,\n').format).toBeNull()
  })
})
