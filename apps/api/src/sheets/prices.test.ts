import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recognise } from './format.ts'
import { FORMATS } from './formats/index.ts'
import { type DecimalMark, priceReading, readPrice } from './prices.ts'
import { readSheet } from './sheet.ts'

/** The reading of a file with these prices: amounts in hundredths, or the ambiguous price. */
function readPrices(written: readonly string[], currency: string, mark: DecimalMark | null = null) {
  const rows = written.map((text, index) => ({
    line: index + 2,
    cell: () => text,
    has: () => true,
    title: () => 'price',
  }))
  const reading = priceReading(rows, ['price'], currency, mark)
  return reading.ambiguous ? reading.ambiguous.written : written.map((text) => readPrice(text, reading.decimals))
}

describe('a currency shown without cents', () => {
  test.each([
    ['50.000', 5_000_000],
    ['$ 890.000', 89_000_000],
    ['COP 99.900', 9_990_000],
    ['50,000', 5_000_000],
    ['1.250.000', 125_000_000],
    ['1,250,000', 125_000_000],
    ['89.900,00', 8_990_000],
    ['45,000.00', 4_500_000],
    ['45000', 4_500_000],
    ['45000.00', 4_500_000],
  ])('%s is %i hundredths, alone and beside others', (written, amount) => {
    expect(readPrices([written], 'COP')).toEqual([amount])
    expect(readPrices([written, '12.50', '7,25'], 'CLP')).toEqual([amount, 1250, 725])
  })

  test('reads cents where somebody says so', () => {
    expect(readPrices(['50.000'], 'COP', 'dot')).toEqual([5000])
  })
})

describe('a currency with cents', () => {
  test('a price that may be two amounts is not guessed at', () => {
    expect(readPrices(['9', '1.250'], 'USD')).toBe('1.250')
    expect(readPrices(['1,250'], 'USD')).toBe('1,250')
    expect(readPrices(['9.99', '1.250'], 'USD')).toBe('1.250')
    expect(readPrices(['9.99', '12,50', '1.250'], 'USD')).toBe('1.250')
    expect(readPrices(['1.250', '1,250'], 'USD')).toBe('1.250')
  })

  test('unless the other mark stands before the cents elsewhere in the file, or somebody says it', () => {
    expect(readPrices(['1.250', '12,50'], 'EUR')).toEqual([125_000, 1250])
    expect(readPrices(['1,250', '9.99'], 'USD')).toEqual([125_000, 999])
    expect(readPrices(['1.250', '1.250.000'], 'BRL')).toEqual([125_000, 125_000_000])
    expect(readPrices(['1.250'], 'USD', 'dot')).toEqual([125])
    expect(readPrices(['1.250'], 'USD', 'comma')).toEqual([125_000])
  })
})

test.each([
  ['S/. 25.00', 2500],
  ['S/.25', 2500],
  ['Rs.500', 50_000],
  ['.50', 50],
  ['$.50', 50],
  ['0.500', 50],
  ['19,90 €', 1990],
  ["1'250.00", 125_000],
  ['1 250,00', 125_000],
  ['1,25,000.00', 12_500_000],
  ['25.-', 2500],
  ['-3', -300],
  ['', null],
  ['free', 'no price'],
  ['10-20', 'no price'],
  ['2 x 10', 'no price'],
  ['1.5E+06', 'no price'],
  ['12 50', 'no price'],
  ['1.25.00', 'no price'],
  ['1,2,3', 'no price'],
])('"%s" is %s', (written, amount) => {
  expect(readPrice(written, null)).toBe(amount)
})

const styles = [
  ['.', ','],
  [',', '.'],
  ['', '.'],
  ['', ','],
  [' ', ','],
] as const

test('every amount a country writes is read as that amount, whatever else its file holds', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 99_999_999_99 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(...styles),
      fc.constantFrom('COP', 'USD'),
      (hundredths, [group, point], currency) => {
        const written = hundredths.map((amount) => {
          const units = String(Math.floor(amount / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, group)
          return `${units}${point}${String(amount % 100).padStart(2, '0')}`
        })
        expect(readPrices(written, currency)).toEqual(hundredths)
      },
    ),
  )
})

test('whole amounts parted by thousands are never read a thousand times too low', () => {
  const units = fc.array(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(units, fc.constantFrom('.', ','), fc.constantFrom('COP', 'USD'), (all, group, currency) => {
      const written = all.map((amount) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, group))
      const read = readPrices(written, currency)
      if (typeof read === 'string')
        expect([currency, read]).toEqual(['USD', expect.stringMatching(/^\d{1,3}[.,]\d{3}$/)])
      else expect(read).toEqual(all.map((amount) => amount * 100))
    }),
  )
})

test.each([
  ['plain list', 'id,name,category,price,current_stock\na,Olla,,50.000,3', [5_000_000, null]],
  [
    'Shopify',
    'Handle,Title,Body (HTML),Vendor,Variant Price,Variant Compare At Price\na,Olla,,,50.000,60.000',
    [5_000_000, 6_000_000],
  ],
  ['WooCommerce', 'Type,SKU,Name,Regular price,Sale price\nsimple,a,Olla,50.000,39.900', [3_990_000, 5_000_000]],
  ['Vendure', 'name,slug,optionGroups,optionValues,stockOnHand,price\nOlla,olla,,,3,50.000', [5_000_000, null]],
])('all price columns of a %s are read so', (_format, text, amounts) => {
  const known = recognise(readSheet(new TextEncoder().encode(text)), FORMATS)
  if (!known) throw new Error('no format')
  const reading = priceReading(known.rows, known.format.prices, 'COP', null)
  const [product] = known.format.read(known.rows, reading, { now: new Date(), timeZone: 'UTC' }).products
  expect([product?.draft.price, product?.draft.compareAt]).toEqual(amounts)
  expect(priceReading(known.rows, known.format.prices, 'USD', null).ambiguous?.row.line).toBe(2)
})
