import { emptyQuery } from '@store/core'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ShopView, Words } from '../design.ts'
import { fixturesFor } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { useActiveFilters, useFilterGroups } from './filter-groups.ts'
import { useListTitle, useNothingFound } from './list-words.ts'
import { useCategoryLinks, usePageLinks, usePolicyLinks } from './page-links.ts'

const fixtures = fixturesFor('es')
let words: Words
beforeAll(async () => {
  words = await loadWords('es')
})
afterEach(cleanup)

/** The result of a hook inside a shop. */
function resultOf<T>(hook: () => T, change: Partial<ShopView> = {}): T {
  const view = { ...fixtures.shop, shop: { ...fixtures.shop.shop, tags }, ...change }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider view={view} words={words} host={{ askCart: async () => fixtures.carts.full.answer }}>
      {children}
    </ShopProvider>
  )
  return renderHook(hook, { wrapper }).result.current
}

const value = { id: 71, name: 'Lana' }
const tags = [
  { id: 'size', name: 'Talla', position: 2, values: [{ id: 81, name: 'M' }] },
  { id: 'none', name: 'Vacía', position: 3, values: [] },
  { id: 'material', name: 'Material', position: 1, values: [value, { id: 72, name: 'Lino' }] },
]
const [first] = fixtures.shop.categories
const part = fixtures.shop.subcategories.find(({ categoryId }) => categoryId === first?.id)
const query = { ...emptyQuery, category: first?.name ?? '', page: 3, promotion: true }

describe('filter groups of a list (B11)', () => {
  test('are categories after "all", subcategories of the chosen one, and tags in the shop’s order', () => {
    const groups = resultOf(() => useFilterGroups(query, {}))
    expect(groups.map(({ title }) => title)).toEqual(['Categoría', 'Subcategoría', 'Material', 'Talla'])
    expect(groups[0]?.options.map(({ name, isOn }) => [name, isOn])).toEqual([
      ['Todas las categorías', false],
      ...fixtures.shop.categories.map(({ name }) => [name, name === first?.name]),
    ])
    expect(groups[0]?.chosen?.name).toBe(first?.name)
    expect(resultOf(() => useFilterGroups(emptyQuery, {})).some(({ kind }) => kind === 'subcategory')).toBe(false)
    expect(resultOf(() => useFilterGroups(emptyQuery, {}))[0]?.chosen).toBe(null)
  })

  test('an option keeps the other filters and starts at page 1; a chosen option links to the list without it', () => {
    const filtered = { ...query, tag: value.id, subcategory: part?.id ?? null }
    const groups = resultOf(() => useFilterGroups(filtered, {}))
    const option = (kind: string, key?: number) =>
      groups.find((group) => group.kind === kind)?.options.find((each) => each.key === key)
    expect(option('tag', value.id)?.link).toEqual({
      href: expect.not.stringMatching(/tag=|page=/),
      'aria-current': 'true',
    })
    expect(option('tag', value.id)?.link.href).toContain('promotion=1')
    expect(option('subcategory', part?.id)?.link.href).not.toContain('subcategory=')
    expect(option('category', 0)?.link.href).toBe(`/productos?promotion=1&tag=${value.id}`)
  })

  test('options of the products come after the tags, except those with the name of a tag', () => {
    const page = {
      options: [
        { name: 'talla', values: ['S', 'M'] },
        { name: 'Color', values: ['Negro', 'Rojo'] },
      ],
    }
    const filtered = { ...emptyQuery, options: 'Color:Rojo', page: 2 }
    const color = resultOf(() => useFilterGroups(filtered, page)).at(-1)
    expect([color?.kind, color?.title, color?.chosen?.name]).toEqual(['option', 'Color', 'Rojo'])
    expect(color?.options.map(({ link }) => link.href)).toEqual(['/productos?options=Color%3ANegro', '/productos'])
    expect(color?.options.map(({ link }) => link.rel)).toEqual(['nofollow', undefined])
    const both = resultOf(() => useFilterGroups(filtered, page), { shop: fixtures.shop.shop })
    expect(both.at(-2)?.options[1]?.link.href).toBe('/productos?options=Color%3ARojo%3Btalla%3AM')
    const [filter] = resultOf(() => useActiveFilters({ ...emptyQuery, options: 'Color:Rojo;talla:M' }))
    expect([filter?.name, filter?.remove.href]).toEqual(['Rojo · M', '/productos'])
  })

  test('a shop without categories, tags and options has no groups', () => {
    const { shop } = fixtures.shop
    expect(resultOf(() => useFilterGroups(emptyQuery, {}), { categories: [], shop })).toEqual([])
  })

  test('active filters have their name and a link that removes them', () => {
    const filters = resultOf(() => useActiveFilters(query))
    expect(filters.map(({ key, name }) => [key, name])).toEqual([
      ['category', first?.name],
      ['promotion', 'En oferta'],
    ])
    expect(filters[1]?.remove).toEqual({
      href: `/productos?category=${encodeURIComponent(query.category).replace(/%20/g, '+')}`,
      'aria-label': expect.stringContaining('En oferta'),
    })
  })
})

describe('the texts of a list', () => {
  const title = (filtered: Partial<typeof emptyQuery>) =>
    resultOf(() => useListTitle({ ...emptyQuery, ...filtered }, { whole: 'Todo' }))

  test('the title is the search text, or the narrowest category', () => {
    expect(title({})).toBe('Todo')
    expect(title({ promotion: true })).not.toBe('Todo')
    expect(title({ category: 'Ropa' })).toBe('Ropa')
    expect(title({ category: 'Ropa', subcategory: part?.id ?? null })).toBe(part?.name)
    expect(title({ tag: value.id })).toBe(value.name)
    expect(title({ category: 'Ropa', search: 'lana' })).toContain('lana')
  })

  test('only an empty list with filters links to all products', () => {
    expect(resultOf(() => useNothingFound(emptyQuery)).hint).toBe(null)
    expect(resultOf(() => useNothingFound({ ...emptyQuery, search: 'x' })).hint?.href).toBe('/productos')
  })
})

describe('links of menus and footers', () => {
  test('are in the requested order, without the pages that a shop does not have', () => {
    const links = () => usePageLinks('contact', 'blog', 'marketplace', 'catalog')
    expect(resultOf(links, { hasArticles: true, hasMarketplace: true }).map(({ href }) => href)).toEqual([
      '/contacto',
      '/blog',
      '/productosHoko',
      '/productos',
    ])
    expect(resultOf(links, { hasArticles: false, hasMarketplace: false }).map(({ key }) => key)).toEqual([
      'contact',
      'catalog',
    ])
  })

  test('R8, R15: link the policies that the shop has, and the page of all; a shop without policies has no links', () => {
    expect(resultOf(usePolicyLinks, { policyKinds: ['returns'] }).map(({ href }) => href)).toEqual([
      '/politicas/devoluciones',
      '/termsandconditions',
    ])
    expect(resultOf(usePolicyLinks, { policyKinds: [] })).toEqual([])
  })

  test('a category includes its subcategories', () => {
    const link = resultOf(useCategoryLinks).find(({ key }) => key === first?.id)
    expect(link?.within.every(({ href }) => href.startsWith(`${link.href}&subcategory=`))).toBe(true)
    expect(link?.within.length).toBeGreaterThan(0)
  })
})
