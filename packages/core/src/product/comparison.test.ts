import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestPlaces, compareFacts } from './comparison.ts'

const product = (facts: Readonly<Record<string, string>>) => ({
  facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
})
const row = (...values: (Readonly<Record<string, string>> | undefined)[]) =>
  compareFacts(values.map((facts) => product(facts ?? {})))[0]

describe('products side by side', () => {
  test('every fact once, in the order written; who does not say it has none', () => {
    const rows = compareFacts([
      product({ Autonomía: '42 h', Peso: '248 g' }),
      product({ PESO: '190 g', Conexión: 'USB-C', autonomia: '42 H' }),
    ])
    expect(rows).toEqual([
      { name: 'Autonomía', values: ['42 h', '42 H'], differs: false, best: [] },
      { name: 'Peso', values: ['248 g', '190 g'], differs: true, best: [1] },
      { name: 'Conexión', values: [null, 'USB-C'], differs: true, best: [] },
    ])
  })

  test.each([
    ['Autonomía', ['28 h', '42 h', '42 h'], [1, 2]],
    ['Weight', ['1.2 kg', '900 g'], [1]],
    ['Capacidad', ['20.000 mAh', '10.000 mAh'], [0]],
    ['Capacity', ['20,000 mAh', '8000 mAh'], [0]],
    ['Potência', ['1,5 W', '1 W'], [0]],
    ['Bluetooth', ['5.2', '5.3'], [1]],
    ['Tiempo de carga', ['90 min', '2 h'], [0]],
    ['Latencia', ['aprox. 40 ms', '~30 ms'], []],
    ['Autonomie', ['≈ 10 h', '8 h'], [0]],
    ['Memoria', ['8 GB', 'sin memoria'], []],
    ['Potencia', ['20 W', '5 A'], []],
    ['Tiempo de respuesta', ['5 ms', '1 ms'], [1]],
    ['Respuesta', ['20 Hz a 20 kHz', '30 Hz a 18 kHz'], []],
    ['Color', ['3 tonos', '5 tonos'], []],
    ['Peso', ['200 g', '200 g'], []],
  ])('the better %s of %j', (name, values, best) => {
    expect(row(...values.map((value) => ({ [name]: value })))?.best).toEqual(best)
  })

  test('the best is never where nothing differs, and always among the products', () => {
    const facts = fc.dictionary(fc.constantFrom('Peso', 'Autonomía', 'Color'), fc.string({ minLength: 1 }))
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 4 }), (all) => {
        for (const { best, differs, values } of compareFacts(all.map(product))) {
          expect(values).toHaveLength(all.length)
          if (best.length > 0) expect(differs).toBe(true)
          for (const place of best) expect(values[place]).not.toBeNull()
        }
      }),
    )
  })

  test('one known number is no contest', () => {
    expect(bestPlaces([100, null], 'less')).toEqual([])
    expect(bestPlaces([100, 90, null], 'less')).toEqual([1])
  })
})
