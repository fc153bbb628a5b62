import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activeFilters, changeQuery, pageCount } from './catalog-changes.ts'
import { optionsToText } from './catalog-options.ts'
import { type CatalogQuery, emptyQuery, QUERY_PARAMETERS, SORTS, searchFromQuery, VIEWS } from './catalog-query.ts'
import { queryFromSearch } from './query-from-search.ts'

const read = (search: string) => queryFromSearch(new URLSearchParams(search))
const full: CatalogQuery = {
  ...emptyQuery,
  page: 3,
  search: 'vestido lino',
  category: 'Vestidos',
  subcategory: 4,
  promotion: true,
  freeShipping: true,
  withVariants: true,
  featured: true,
  minPrice: 5_000_000,
  maxPrice: 1_250,
  tag: 9,
  options: 'Color:Negro;Talla:M',
  sort: 'priceAsc',
  view: 'list',
}
const address =
  'q=vestido+lino&category=Vestidos&subcategory=4&promotion=1&free=1&variants=1&featured=1&min=50000&max=12.50&tag=9&options=Color%3ANegro%3BTalla%3AM&sort=priceAsc&view=list&page=3'

describe('the address of a catalogue page (B11, C22)', () => {
  test('says only what differs from the default, in one order', () => {
    expect(searchFromQuery(emptyQuery).toString()).toBe('')
    expect(searchFromQuery(full).toString()).toBe(address)
    expect([...searchFromQuery(full).keys()]).toEqual(QUERY_PARAMETERS)
  })
  test('is read back', () => {
    expect(read(address)).toEqual(full)
    expect(read('')).toEqual(emptyQuery)
  })
  test.each<[string, Partial<CatalogQuery>]>([
    ['promotion=on&free=true', { promotion: true, freeShipping: true }],
    ['q=%20%20dos%20%20palabras%20', { search: 'dos palabras' }],
    [`q=${'a'.repeat(500)}`, { search: 'a'.repeat(100) }],
    ['q=&category=%20', {}],
    ['page=0', {}],
    ['page=-1&subcategory=-1&tag=x', {}],
    ['page=1.5', {}],
    ['page=99999999999999999999', {}],
    ['page=10000', {}],
    ['sort=evil&promotion=2&view=evil', {}],
    ['min=-5&max=1,50', {}],
    ['min=1e9&max=0x10', {}],
    ['min=0.5', { minPrice: 50 }],
    ['page=2&page=3', { page: 2 }],
    ['options=Talla:M;Color:Azul%20%20marino', { options: 'Color:Azul marino;Talla:M' }],
    ['options=Talla:M;Talla:S;:x;y:;z', { options: 'Talla:M' }],
    ['options=Nota%253A%2520x:1%253B2', { options: 'Nota%3A%2520x:1%3B2' }],
    ['limit=100000&utm_source=x', {}],
  ])('reads %s forgivingly', (search, query) => {
    expect(read(search)).toEqual({ ...emptyQuery, ...query })
  })

  const words = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/\p{Surrogate}/gu, ''),
    )
    .map((text) => text || null)
  const id = fc.option(fc.integer({ min: 1, max: 10 ** 9 }))
  const amount = fc.option(fc.integer({ min: 0, max: 10 ** 12 }))
  const query: fc.Arbitrary<CatalogQuery> = fc.record({
    page: fc.integer({ min: 1, max: 9999 }),
    limit: fc.constant(emptyQuery.limit),
    search: words,
    category: words,
    subcategory: id,
    promotion: fc.boolean(),
    freeShipping: fc.boolean(),
    withVariants: fc.boolean(),
    featured: fc.boolean(),
    minPrice: amount,
    maxPrice: amount,
    tag: id,
    options: fc
      .dictionary(
        words.map((text) => text ?? 'x'),
        words.map((text) => text ?? 'x'),
        { maxKeys: 3, noNullPrototype: true },
      )
      .map((chosen) => optionsToText(Object.entries(chosen).map(([name, value]) => ({ name, value })))),
    sort: fc.constantFrom(...SORTS),
    view: fc.constantFrom(...VIEWS, null),
  })
  test('is read back, whatever the query', () => {
    fc.assert(
      fc.property(query, (query) => {
        expect(read(searchFromQuery(query).toString())).toEqual(query)
      }),
    )
  })
  test('is settled after one pass, whatever the address', () => {
    const parameter = fc.tuple(
      fc.oneof(fc.constantFrom(...QUERY_PARAMETERS), fc.string()),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(parameter), (parameters) => {
        const query = queryFromSearch(new URLSearchParams(parameters))
        expect(read(searchFromQuery(query).toString())).toEqual(query)
      }),
    )
  })
})

describe('changing a query', () => {
  test.each<[string, Partial<CatalogQuery>, Partial<CatalogQuery>]>([
    ['the page', { page: 5 }, { page: 5 }],
    ['a filter goes back to page 1', { promotion: false }, { promotion: false, page: 1 }],
    ['the sort goes back to page 1', { sort: 'nameAsc' }, { sort: 'nameAsc', page: 1 }],
    ['a filter that was so already keeps the page', { promotion: true }, {}],
    ['how it is drawn keeps the page', { view: null }, { view: null }],
    [
      'the category leaves the old subcategory behind',
      { category: 'Camisas' },
      { category: 'Camisas', subcategory: null, page: 1 },
    ],
    [
      'the category and its subcategory',
      { category: 'Camisas', subcategory: 8 },
      { category: 'Camisas', subcategory: 8, page: 1 },
    ],
  ])('%s', (_, change, result) => {
    expect(changeQuery(full, change)).toEqual({ ...full, ...result })
  })

  test('every filter in force has a chip that takes it away, and none is left at the end', () => {
    const filters = activeFilters(full)
    expect(filters.map(({ filter }) => filter)).toEqual([
      'search',
      'category',
      'subcategory',
      'promotion',
      'freeShipping',
      'withVariants',
      'featured',
      'minPrice',
      'maxPrice',
      'tag',
      'options',
    ])
    for (const { filter, without } of filters) {
      expect(without[filter]).toBe(emptyQuery[filter])
      expect(without.page).toBe(1)
      expect(without.sort).toBe('priceAsc')
    }
    let query = full
    for (let [first] = activeFilters(query); first; [first] = activeFilters(query)) query = first.without
    expect(query).toEqual({ ...emptyQuery, sort: 'priceAsc', view: 'list' })
    expect(activeFilters(emptyQuery)).toEqual([])
  })
})

test.each([
  [0, 24, 1],
  [24, 24, 1],
  [25, 24, 2],
  [2465, 24, 103],
])('%i products at %i a page are %i pages', (count, limit, pages) => {
  expect(pageCount({ count, limit })).toBe(pages)
})
