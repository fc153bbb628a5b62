import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareAtOf,
  factsOf,
  findVariant,
  hasVariants,
  optionValueStates,
  percentOffOf,
  priceOf,
  productAvailability,
  unitsOf,
  variantAvailability,
  variantById,
} from './product.ts'
import { anyProduct, sampleProduct, sampleShirt, sampleVariant } from './sample-product.ts'

describe('availability (S3)', () => {
  test.each([
    ['in stock', sampleProduct(), 'available'],
    ['none left', sampleProduct({ units: 0 }), 'soldOut'],
    ['switched off', sampleProduct({ active: false }), 'notAvailable'],
    ['price on request (M10)', sampleProduct({ price: null }), 'notAvailable'],
    ['a price of 0 is none', sampleProduct({ price: 0 }), 'notAvailable'],
    ['one variant left', sampleShirt({ units: 0 }), 'available'],
    ['every variant sold out', sampleShirt({ variants: [sampleVariant({ units: 0 })] }), 'soldOut'],
    ['every variant switched off', sampleShirt({ variants: [sampleVariant({ enabled: false })] }), 'notAvailable'],
    ['options, but no variant left', sampleShirt({ variants: [] }), 'notAvailable'],
    ['variants, but switched off as a whole', sampleShirt({ active: false }), 'notAvailable'],
    ['priced by its variants alone', sampleShirt({ price: null }), 'available'],
  ])('%s', (_, product, availability) => {
    expect(productAvailability(product)).toBe(availability)
  })

  test.each([
    [{}, 'available'],
    [{ units: 0 }, 'soldOut'],
    [{ enabled: false }, 'notAvailable'],
    [{ price: 0 }, 'notAvailable'],
  ])('a variant with %j', (change, availability) => {
    expect(variantAvailability(sampleVariant(change))).toBe(availability)
  })

  test('a product is available exactly when some of it can be bought', () => {
    fc.assert(
      fc.property(anyProduct(1), (product) => {
        const buyable = hasVariants(product)
          ? product.active && product.variants.some((variant) => variantAvailability(variant) === 'available')
          : unitsOf(product, null) > 0 && priceOf(product, null) !== null
        expect(productAvailability(product) === 'available').toBe(buyable)
      }),
    )
  })
})

describe('variants', () => {
  const shirt = sampleShirt()

  test('are found by exactly their values, in order', () => {
    expect(findVariant(shirt, ['L', 'Azul'])?.id).toBe('14')
    expect(findVariant(shirt, ['L', 'Rojo'])).toBeNull()
    expect(findVariant(shirt, ['Azul', 'L'])).toBeNull()
    expect(findVariant(shirt, ['L'])).toBeNull()
    expect(findVariant(shirt, [])).toBeNull()
  })
  test('are found by id', () => {
    expect(variantById(shirt, '12')?.values).toEqual(['M', 'Azul'])
    expect(variantById(shirt, '99')).toBeNull()
  })
  test.each([
    ['one variant', shirt, '11', 3],
    ['all of them', shirt, null, 5],
    ['a stranger', shirt, '99', 0],
    ['a switched-off one', sampleShirt({ variants: [sampleVariant({ enabled: false })] }), '11', 0],
    ['a variant of a product switched off', sampleShirt({ active: false }), '11', 0],
    ['a plain product', sampleProduct(), null, 5],
    ['a variant of a product that has none', sampleProduct(), '11', 0],
    ['a plain product switched off', sampleProduct({ active: false }), null, 0],
    ['negative stock from elsewhere', sampleProduct({ units: -3 }), null, 0],
  ])('units for sale of %s', (_, product, id, units) => {
    expect(unitsOf(product, id)).toBe(units)
  })
  test.each([
    ['the product', shirt, null, 10_000],
    ['a dearer variant', shirt, '14', 12_000],
    ['a stranger', shirt, '99', null],
    ['one on request', sampleProduct({ price: null }), null, null],
    ['one of 0', sampleProduct({ price: 0 }), null, null],
  ])('price of %s', (_, product, id, price) => {
    expect(priceOf(product, id)).toBe(price)
  })
})

describe('former prices', () => {
  const shirt = sampleShirt({
    promotion: { percent: 20 },
    compareAt: 12_500,
    variants: [
      sampleVariant({ id: '11', values: ['M', 'Rojo'], price: 10_000, compareAt: 12_500 }),
      sampleVariant({ id: '12', values: ['M', 'Azul'], price: 10_000 }),
      sampleVariant({ id: '13', values: ['L', 'Rojo'], price: 12_000, compareAt: 12_000 }),
      sampleVariant({ id: '14', values: ['L', 'Azul'], price: 12_000, compareAt: 18_000 }),
    ],
  })

  test.each([
    ['the product', null, 12_500, 20],
    ['a reduced variant', '11', 12_500, 20],
    ['one of the same price that is not reduced', '12', null, 0],
    ['one whose former price is not above its price', '13', null, 0],
    ['one reduced by more', '14', 18_000, 33],
    ['a stranger', '99', null, 0],
  ])('%s has its own or none', (_, id, former, percent) => {
    expect(compareAtOf(shirt, id)).toBe(former)
    expect(percentOffOf(shirt, id)).toBe(percent)
  })

  test('a percentage alone makes none', () => {
    expect(compareAtOf(sampleProduct({ promotion: { percent: 20 } }), null)).toBeNull()
  })
})

describe('optionValueStates', () => {
  const shirt = sampleShirt()
  const states = (chosen: readonly (string | null)[], product = shirt) =>
    optionValueStates(product, chosen).map((option) =>
      option.map(({ value, availability }) => `${value} ${availability}`),
    )

  test('before anything is chosen, everything that can be bought in some way is available', () => {
    expect(states([null, null])).toEqual([
      ['M available', 'L available'],
      ['Rojo available', 'Azul available'],
    ])
  })
  test('a choice tells what is left of the other option, and keeps its own alternatives open', () => {
    expect(states(['M', null])).toEqual([
      ['M available', 'L available'],
      ['Rojo available', 'Azul soldOut'],
    ])
    expect(states(['L', null])[1]).toEqual(['Rojo notAvailable', 'Azul available'])
    expect(states([null, 'Rojo'])[0]).toEqual(['M available', 'L notAvailable'])
  })
  test('of a product switched off nothing is available', () => {
    expect(states([null, null], sampleShirt({ active: false }))[0]).toEqual(['M notAvailable', 'L notAvailable'])
  })
  test('a product without options has none', () => {
    expect(states([], sampleProduct())).toEqual([])
  })
})

describe('factsOf', () => {
  test.each([
    [
      'lines at the top',
      'Autor: Irma Solano\nPáginas: 212\n\nUna novela junto al río.',
      ['Autor=Irma Solano', 'Páginas=212'],
      'Una novela junto al río.',
    ],
    [
      'blank lines and CRLF between them',
      '\r\nMaterial: lino\r\n\r\nCuidado: a mano\r\nFresca.',
      ['Material=lino', 'Cuidado=a mano'],
      'Fresca.',
    ],
    ['a value with colons', 'Horario: 9:00 a 18:00', ['Horario=9:00 a 18:00'], ''],
    ['no facts', 'Una camisa fresca.\nMaterial: lino', [], 'Una camisa fresca.\nMaterial: lino'],
    [
      'a sentence with a colon',
      'Esta camisa, fresca y ligera: para todo el año',
      [],
      'Esta camisa, fresca y ligera: para todo el año',
    ],
    [
      'prose that breathes at a colon: its name is too long',
      'Capacidad: 2 l\nEl respaldo se inclina dieciséis grados: ni para trabajar ni para dormirse.',
      ['Capacidad=2 l'],
      'El respaldo se inclina dieciséis grados: ni para trabajar ni para dormirse.',
    ],
    ['three words', 'Peso por metro: 190 g', ['Peso por metro=190 g'], ''],
    ['a value of 60 characters', `Uso: ${'a'.repeat(60)}`, [`Uso=${'a'.repeat(60)}`], ''],
    ['a value of 61 characters', `Uso: ${'a'.repeat(61)}`, [], `Uso: ${'a'.repeat(61)}`],
    [
      'a list of things may be longer',
      'Ingredientes: óleo de semente de pitanga, manteiga de murumuru, cera de carnaúba, pigmentos',
      ['Ingredientes=óleo de semente de pitanga, manteiga de murumuru, cera de carnaúba, pigmentos'],
      '',
    ],
    [
      'sentences with commas are no list',
      'Cruzado de verdad: se envuelve, se anuda al lado, se queda en su sitio. Mangas con vuelo.',
      [],
      'Cruzado de verdad: se envuelve, se anuda al lado, se queda en su sitio. Mangas con vuelo.',
    ],
    ['an address', 'https://ejemplo.com', [], 'https://ejemplo.com'],
    ['a key without a value', 'Material:\nlino', [], 'Material:\nlino'],
    ['a key that is a paragraph', `${'palabra '.repeat(8)}: valor`, [], `${'palabra '.repeat(8)}: valor`],
    ['nothing', '', [], ''],
  ])('%s', (_, text, facts, rest) => {
    const found = factsOf(text)
    expect(found.facts.map(({ name, value }) => `${name}=${value}`)).toEqual(facts)
    expect(found.rest).toBe(rest)
  })
  test('a hostile text takes no time', () => {
    expect(factsOf(`${' '.repeat(50_000)}x`).facts).toEqual([])
    expect(factsOf(`a: ${' b'.repeat(50_000)}`).facts).toEqual([])
  })
})
