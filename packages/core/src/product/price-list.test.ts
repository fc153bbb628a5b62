import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '../money/amount.ts'
import { PRICE_LIST_LIMITS, readPriceList } from './price-list.ts'

const COLOMBIA = { currency: 'COP', country: 'CO' }
const MEXICO = { currency: 'MXN', country: 'MX' }
const BRAZIL = { currency: 'BRL', country: 'BR' }

describe('a line of a price list', () => {
  test.each([
    ['Vestido lino 50.000', 'Vestido lino', 50_000_00],
    ['Vestido lino: $ 1.200.000', 'Vestido lino', 1_200_000_00],
    ['- Vestido lino $50.000 c/u', 'Vestido lino', 50_000_00],
    ['👗 *Vestido lino* 🔥 45 mil', 'Vestido lino', 45_000_00],
    ['✅ Vestido lino — 45k', 'Vestido lino', 45_000_00],
    ['Vestido lino 50,000', 'Vestido lino', 50_000_00],
    ['Vestido lino 50000 COP', 'Vestido lino', 50_000_00],
    ['3) Camiseta 3 colores 39.900', 'Camiseta 3 colores', 39_900_00],
    ['Camisa de lino L 48.500', 'Camisa de lino L', 48_500_00],
    ['Camisa de lino COP 48.500', 'Camisa de lino', 48_500_00],
    ['Arroz 500g $3.200', 'Arroz 500g', 3_200_00],
    ['LS-M\tVestido lino\t50.000', 'LS-M', 50_000_00],
    ['LS-M;Vestido lino;$ 50.000;nuevo', 'LS-M', 50_000_00],
    ['| Vestido lino | 50.000 |', 'Vestido lino', 50_000_00],
    ['Vestido lino', 'Vestido lino', null],
    ['Vestido de 2024', 'Vestido de', 2_024_00],
  ])('%s', (text, key, price) => {
    const [line] = readPriceList(text, COLOMBIA)
    expect(line?.keys).toContain(key)
    expect(line?.price).toBe(price)
  })

  test('is read as the country writes money, and what could mean two amounts is not guessed', () => {
    const price = (text: string, style: typeof COLOMBIA) => readPriceList(text, style)[0]?.price
    expect(price('Sarape $1,200.50', MEXICO)).toBe(1_200_50)
    expect(price('Sarape 1.200', MEXICO)).toBeNull()
    expect(price('Rede R$ 148,90', BRAZIL)).toBe(148_90)
  })
})

test('lines keep their numbers, blank ones are left out, and more than the limit is not read', () => {
  expect(readPriceList('A 100\r\n\r\n  \nB 200', COLOMBIA).map(({ line, price }) => [line, price])).toEqual([
    [1, 100_00],
    [4, 200_00],
  ])
  expect(readPriceList('A 1\n'.repeat(5_000), COLOMBIA)).toHaveLength(PRICE_LIST_LIMITS.lines)
})

const name = fc.stringMatching(/^[A-Za-zñáé]{2,12}( [A-Za-zñáé]{2,12}){0,3}$/)
const amount = fc.integer({ min: 1, max: 99_999_999 }).map((pesos) => pesos * 100)

test('what a shop writes as a price is read as the same price, in whatever form the list has', () => {
  const around = fc.constantFrom(
    (key: string, price: string) => `${key} ${price}`,
    (key: string, price: string) => `🛍️ ${key}: ${price} ✅`,
    (key: string, price: string) => `${key}\t${price}`,
    (key: string, price: string) => `"${key}";"${price}"`,
    (key: string, price: string) => `• ${key} — ${price}`,
  )
  fc.assert(
    fc.property(name, amount, fc.constantFrom(COLOMBIA, MEXICO, BRAZIL), around, (key, price, style, line) => {
      const [read] = readPriceList(line(key, formatAmount(price, style)), style)
      expect(read?.price).toBe(price)
      expect(read?.keys).toContain(key)
    }),
  )
})

test('whatever is pasted, it is read without failing, within its limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      for (const { said, keys, price } of readPriceList(text, COLOMBIA)) {
        expect(said.length).toBeLessThanOrEqual(PRICE_LIST_LIMITS.line)
        expect(keys.length).toBeLessThanOrEqual(PRICE_LIST_LIMITS.keys)
        expect(price === null || (Number.isSafeInteger(price) && price >= 0)).toBe(true)
      }
    }),
  )
})
