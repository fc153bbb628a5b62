import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatCount, type MoneyStyle, parseAmount, sumAmounts } from './amount.ts'
import { applyPercent, splitAmount } from './rounding.ts'

const style = (country: string | null, currency: string): MoneyStyle => ({ country, currency })
/** No-break spaces as plain ones, so that the tables can be read. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('formatAmount writes money as shops of the country do (locale table)', () => {
  test.each([
    ['AR', 'ARS', '$ 1.234.567,50', '$ 1.234'],
    ['BO', 'BOB', 'Bs 1.234.567,50', 'Bs 1.234'],
    ['BR', 'BRL', 'R$ 1.234.567,50', 'R$ 1.234,00'],
    ['CL', 'CLP', '$1.234.568', '$1.234'],
    ['CO', 'COP', '$1.234.568', '$1.234'],
    ['CR', 'CRC', '₡1.234.568', '₡1.234'],
    ['DO', 'DOP', 'RD$1,234,567.50', 'RD$1,234'],
    ['EC', 'USD', '$1.234.567,50', '$1.234,00'],
    ['ES', 'EUR', '1.234.567,50 €', '1.234,00 €'],
    ['GF', 'EUR', '1 234 567,50 €', '1 234 €'],
    ['GT', 'GTQ', 'Q1,234,567.50', 'Q1,234'],
    ['HN', 'HNL', 'L 1,234,567.50', 'L 1,234'],
    ['MX', 'MXN', '$1,234,567.50', '$1,234'],
    ['NI', 'NIO', 'C$1,234,567.50', 'C$1,234'],
    ['PA', 'PAB', 'B/. 1,234,567.50', 'B/. 1,234.00'],
    ['PE', 'PEN', 'S/ 1,234,567.50', 'S/ 1,234'],
    ['PR', 'USD', '$1,234,567.50', '$1,234.00'],
    ['PY', 'PYG', 'Gs. 1.234.568', 'Gs. 1.234'],
    ['SV', 'USD', '$1,234,567.50', '$1,234.00'],
    ['US', 'USD', '$1,234,567.50', '$1,234.00'],
    ['UY', 'UYU', '$ 1.234.567,50', '$ 1.234'],
    ['VE', 'VES', 'Bs. 1.234.567,50', 'Bs. 1.234,00'],
  ])('%s in %s', (country, currency, big, whole) => {
    expect(plain(formatAmount(123_456_750, style(country, currency)))).toBe(big)
    expect(plain(formatAmount(123_400, style(country, currency)))).toBe(whole)
  })

  test.each([
    ['dollars in Colombia are told from pesos', 'CO', 'USD', 1_250, 'US$ 12,50'],
    ['dollars in Panama are plain', 'PA', 'USD', 123_450, '$1,234.50'],
    ['dollars in Venezuela take its separators', 'VE', 'USD', 123_450, '$1.234,50'],
    ['Colombian pesos elsewhere take the code', 'US', 'COP', 28_990_000, 'COP 289,900'],
    ['a shop without a country takes the currency’s home', null, 'BRL', 14_800, 'R$ 148,00'],
    ['a shop without a country in dollars', null, 'USD', 123_456, '$1,234.56'],
    ['a country that is not in the table leaves it to the currency', 'JP', 'MXN', 249_900, '$2,499'],
    ['a currency nobody here knows', null, 'GBP', 123_450, 'GBP 1,234.50'],
    ['a country that is the name of something else', 'constructor', 'USD', 100, '$1.00'],
    ['a negative amount', 'CO', 'COP', -4_348_500, '-$43.485'],
    ['a negative amount that rounds to nothing has no sign', 'CO', 'COP', -49, '$0'],
    ['zero', 'BR', 'BRL', 0, 'R$ 0,00'],
    ['a cent', 'PE', 'PEN', 1, 'S/ 0.01'],
  ])('%s', (_, country, currency, amount, text) => {
    expect(plain(formatAmount(amount, style(country, currency)))).toBe(text)
  })

  test('symbol and number never part at a line end', () => {
    expect(formatAmount(14_800, style('BR', 'BRL'))).toBe('R$\u00a0148,00')
  })
})

describe('parseAmount reads what a person types', () => {
  test.each([
    ['CO', 'COP', '10.000', 1_000_000],
    ['CO', 'COP', '$ 289.900', 28_990_000],
    ['CO', 'COP', '289900', 28_990_000],
    ['CO', 'COP', 'COP 289.900', 28_990_000],
    ['CO', 'COP', '10,000', null],
    ['CO', 'COP', '1.00', null],
    ['CO', 'USD', 'US$ 12,50', 1_250],
    ['CO', 'USD', '$12,50', 1_250],
    ['MX', 'MXN', '10,000', 1_000_000],
    ['MX', 'MXN', '2,499.5', 249_950],
    ['MX', 'MXN', '2.499,50', null],
    ['BR', 'BRL', 'R$ 1.234,50', 123_450],
    ['PE', 'PEN', 'S/12.50', 1_250],
    ['ES', 'EUR', '1.234,50 €', 123_450],
    ['GF', 'EUR', '1 480 €', 148_000],
    ['CR', 'CRC', '1 234 567', 123_456_700],
    ['US', 'USD', '-3.20', -320],
    ['US', 'USD', '−3.20', -320],
    ['US', 'USD', '-0', 0],
    ['US', 'USD', '', null],
    ['US', 'USD', '$', null],
    ['US', 'USD', '1e3', null],
    ['US', 'USD', '1.234', null],
    ['US', 'USD', '12 USD now', null],
    ['US', 'USD', '99999999999999999', null],
    ['HN', 'HNL', '1L2', null],
  ])('%s %s: %j', (country, currency, text, amount) => {
    expect(parseAmount(text, style(country, currency))).toBe(amount)
  })

  const styles = fc.constantFrom(
    ...['AR ARS', 'BO BOB', 'BR BRL', 'CL CLP', 'CO COP', 'CO USD', 'CR CRC', 'DO DOP', 'EC USD', 'ES EUR', 'GF EUR'],
    ...['GT GTQ', 'HN HNL', 'MX MXN', 'PA PAB', 'PA USD', 'PE PEN', 'PY PYG', 'SV USD', 'UY UYU', 'VE VES', 'US GBP'],
  )
  test('undoes formatAmount, to the digits it shows', () => {
    fc.assert(
      fc.property(styles, fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (pair, amount) => {
        const [country = '', currency = ''] = pair.split(' ')
        const money = style(country, currency)
        const noCents = ['CLP', 'COP', 'CRC', 'PYG'].includes(currency)
        const shown = noCents ? Math.sign(amount) * Math.round(Math.abs(amount) / 100) * 100 : amount
        expect(parseAmount(formatAmount(amount, money), money)).toBe(shown === 0 ? 0 : shown)
      }),
    )
  })
  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, country, currency) => {
        const amount = parseAmount(text, style(country, currency))
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true)
      }),
    )
  })
})

describe('applyPercent', () => {
  test.each([
    ['a tenth', 28_990_000, 10, 2_899_000],
    ['half a cent goes up', 5, 10, 1],
    ['less than half a cent goes down', 4, 10, 0],
    ['a third of a percent', 100_000, 0.3333, 333],
    ['where floats would say 1.4999…', 150, 1, 2],
    ['where floats would say 1.005 × 100', 100_500, 0.1, 101],
    ['everything', 12_345, 100, 12_345],
    ['nothing', 12_345, 0, 0],
  ])('%s', (_, amount, percent, part) => {
    expect(applyPercent(amount, percent)).toBe(part)
  })

  test('is the exact product, rounded half up, for any amount and percentage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 13 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (amount, tenThousandths) => {
          const exact = (BigInt(amount) * BigInt(tenThousandths) + 500_000n) / 1_000_000n
          expect(applyPercent(amount, tenThousandths / 10_000)).toBe(Number(exact))
        },
      ),
    )
  })
})

describe('splitAmount', () => {
  test.each([
    ['by weight', 1_000, [1, 1, 2], [250, 250, 500]],
    ['the odd cent goes somewhere', 100, [1, 1, 1], [33, 34, 33]],
    ['no weight at all: equally', 90, [0, 0, 0], [30, 30, 30]],
    ['a negative weight is none', 90, [-5, 1], [0, 90]],
    ['nothing to share among', 90, [], []],
  ])('%s', (_, amount, weights, parts) => {
    expect(splitAmount(amount, weights)).toEqual(parts)
  })

  test('parts always add up to the whole, each within a cent of its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), weights, (amount, weights) => {
        const parts = splitAmount(amount, weights)
        const all = sumAmounts(weights)
        expect(sumAmounts(parts)).toBe(amount)
        parts.forEach((part, i) => {
          const share = all === 0 ? amount / weights.length : (amount * (weights[i] ?? 0)) / all
          expect(part).toBeGreaterThanOrEqual(0)
          expect(Math.abs(part - share)).toBeLessThanOrEqual(1.001)
        })
      }),
    )
  })
})

test.each([
  ['CO', 'COP', 999, '999'],
  ['CO', 'COP', 10_000, '10.000'],
  ['MX', 'MXN', 1_234_567, '1,234,567'],
  ['FR', 'EUR', 2_776, '2\u202f776'],
])('a number of things is written with the separators of prices (%s)', (country, currency, count, text) => {
  expect(formatCount(count, { currency, country })).toBe(text)
})
