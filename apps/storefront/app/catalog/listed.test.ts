import { fixtures } from '@store/template-kit/fixtures'
import { expect, test } from 'vitest'
import { listed } from './listed.ts'

const { oneVariant } = fixtures.products
const photo = (n: number, alt: string | null = null) => ({ src: `/media/1/${n}.webp`, alt })
const facts = ['Peso', 'Alto', 'Largo', 'Color', 'Origen'].map((name) => ({ name, value: '1' }))

test('lists hand over two photos and four facts of a product, and all that is needed to buy it and to file it', () => {
  const whole = {
    ...oneVariant,
    tagValues: [3, 7],
    images: [photo(1, oneVariant.name), photo(2, 'Por detrás'), photo(3)],
    facts,
  }
  const { images, facts: few, variants, ...rest } = listed(whole, ['tagValues'])
  expect(images).toEqual([photo(1), photo(2, 'Por detrás')])
  expect(few).toEqual(facts.slice(0, 4))
  expect(variants.map(({ sku, ...variant }) => variant)).toEqual(whole.variants.map(({ sku, ...variant }) => variant))
  for (const key of [
    'id',
    'name',
    'slug',
    'price',
    'compareAt',
    'options',
    'units',
    'maxQuantity',
    'message',
    'tagValues',
  ] as const)
    expect(rest[key]).toEqual(whole[key])
})

test('measures and tags travel only where cards show them, measures also where nothing else is said', () => {
  const dimensions = { length: 10, width: null, height: null, weight: '1 kg' }
  const whole = { ...oneVariant, facts, dimensions, tagValues: [3, 7] }
  expect(listed(whole, [])).toMatchObject({ dimensions: null, tagValues: [] })
  expect(listed(whole, ['tagValues'])).toMatchObject({ dimensions: null, tagValues: [3, 7] })
  expect(listed(whole, ['dimensions'])).toMatchObject({ dimensions, tagValues: [] })
  expect(listed({ ...whole, facts: [] }, [])).toMatchObject({ dimensions })
})
