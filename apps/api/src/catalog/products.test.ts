import { emptyQuery, type Product, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { createShop, findShop } from '../shops/store/shops.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import type { StoredProductDraft } from './product-draft.ts'
import { findProducts } from './store/catalog.ts'
import { listCategories, listSubcategories } from './store/categories.ts'
import { type SavedProduct, saveProducts } from './store/products.ts'
import { findDescription, findProduct } from './store/shown-products.ts'

let db: TestDatabase
let shopId: ShopId
beforeAll(async () => {
  db = await openTestDatabase()
  shopId = await openShop('mercado')
})
afterAll(() => db.close())

async function openShop(subdomain: string, currency = 'USD'): Promise<ShopId> {
  const outcome = await createShop(db, {
    subdomain,
    name: subdomain,
    templateId: 5,
    currency,
    country: 'US',
    language: 'en',
  })
  if (outcome.kind === 'taken') throw new Error('taken')
  return outcome.shop.id
}

const draft = (reference: string, change: Partial<StoredProductDraft> = {}): StoredProductDraft => ({
  reference,
  name: `Producto ${reference}`,
  summary: null,
  description: null,
  price: 10_00,
  compareAt: null,
  options: [],
  variants: [],
  units: 5,
  active: true,
  featured: false,
  freeShipping: false,
  condition: 'new',
  category: null,
  subcategory: null,
  images: [],
  sku: null,
  brand: null,
  warranty: null,
  dimensions: null,
  supplier: null,
  maxQuantity: null,
  position: 0,
  ...change,
})
const size = (value: string, price = 10_00, units = 1) => ({
  values: [value],
  price,
  compareAt: null,
  units,
  sku: null,
  enabled: true,
})
const sizes = (...values: string[]) => ({
  options: [{ name: 'Talla', values }],
  variants: values.map((value) => size(value)),
})

const kinds = (saved: readonly SavedProduct[]) => saved.map(({ kind }) => kind)
const all = async (shop = shopId): Promise<readonly Product[]> =>
  (await inShop(db, shop, (tx) => findProducts(tx, shop, { ...emptyQuery, limit: 100, sort: 'nameAsc' }))).products
const named = async (name: string) => (await all()).find((product) => product.name === name)
const version = () => inShop(db, shopId, async (tx) => (await findShop(tx, shopId))?.version)
const sell = (id: number, variant = 0) =>
  asWorker(db, (tx) =>
    tx.execute(
      sql`update stock set units = units - 1, sold = sold + 1 where product_id = ${id} and variant_id = ${variant}`,
    ),
  )

describe('saving products by reference', () => {
  test('the same drafts again change nothing, changed ones are updated under the same id and address', async () => {
    const drafts = [draft('a'), draft('b', sizes('S', 'M')), draft('c', { price: null })]
    const first = await saveProducts(db, shopId, drafts)
    expect(kinds(first)).toEqual(['created', 'created', 'created'])
    const [before, versionBefore] = [await all(), await version()]
    expect(await saveProducts(db, shopId, drafts)).toEqual(first.map((saved) => ({ ...saved, kind: 'unchanged' })))
    expect([await all(), await version()]).toEqual([before, versionBefore])

    const again = await saveProducts(db, shopId, [
      draft('a', { name: 'Otro nombre', price: 12_50 }),
      drafts[1] ?? draft('b'),
    ])
    expect(kinds(again)).toEqual(['updated', 'unchanged'])
    expect(await named('Otro nombre')).toMatchObject({
      id: before[0]?.id,
      slug: `otro-nombre-${before[0]?.id}`,
      price: 12_50,
    })
  })

  test('a bad draft costs no good one, and says why', async () => {
    const bad: [Partial<StoredProductDraft>, string, flaw: string][] = [
      [{ name: ' ' }, 'it has no name', 'name missing'],
      [{ reference: '' }, 'it has no reference', 'reference missing'],
      [{ price: -1 }, 'a price is not an amount of money', 'price tooSmall'],
      [{ price: 0.5 }, 'a price is not an amount of money', 'price notWhole'],
      [{ compareAt: Number.NaN }, 'a price is not an amount of money', 'compareAt notWhole'],
      [{ units: -3 }, 'a number of units is not a whole number from 0 on', 'units tooSmall'],
      [{ units: 1e10 }, 'a number of units is not a whole number from 0 on', 'units tooBig'],
      [
        { ...sizes('S'), options: [] },
        'a variant does not have one value for each option',
        'variants[0].values wrongFormat',
      ],
      [
        { ...sizes('S'), variants: [size('S'), size('S')] },
        'two variants have the same values',
        'variants[1].values taken',
      ],
      [{ position: 1e12 }, 'its position, limit or measures are out of range', 'position tooBig'],
      [{ name: 'x'.repeat(501) }, 'a text in it is too long', 'name tooLong'],
      [{ reference: 'good 0' }, 'its reference is that of another product in the same batch', 'reference taken'],
    ]
    const drafts = bad.flatMap(([change], n) => [draft(`good ${n}`), draft(`bad ${n}`, change)])
    const saved = await saveProducts(db, shopId, drafts)
    expect(saved.filter((_, index) => index % 2 === 0).map(({ kind }) => kind)).toEqual(bad.map(() => 'created'))
    const refused = saved.filter((_, index) => index % 2 === 1)
    expect(
      refused.map((one) => (one.kind === 'refused' ? [one.reason, `${one.problem.path} ${one.problem.code}`] : one)),
    ).toEqual(bad.map(([, reason, flaw]) => [reason, flaw]))
  })

  test('a shop that writes no cents has none that nobody sees', async () => {
    const plaza = await openShop('plaza', 'COP')
    const options = [{ name: 'Talla', values: ['S'] }]
    const priced = draft('centavos', {
      price: 9_999_49,
      options,
      variants: [{ ...size('S', 9_999_50), compareAt: 12_000_51 }],
    })
    const [saved] = await saveProducts(db, plaza, [priced])
    const id = saved?.kind === 'created' ? saved.id : 0
    const product = await inShop(db, plaza, (tx) => findProduct(tx, plaza, id))
    expect(product).toMatchObject({ compareAt: 12_001_00, variants: [{ price: 10_000_00, compareAt: 12_001_00 }] })
    expect(await saveProducts(db, plaza, [priced])).toEqual([{ kind: 'unchanged', id }])
  })

  test('a variant keeps its own former price; the product has one when its lowest price does', async () => {
    const options = [{ name: 'Talla', values: ['S', 'M', 'L', 'XL'] }]
    const sold = (value: string, price: number, compareAt: number | null) => ({ ...size(value, price), compareAt })
    const ring = draft('rebajas', {
      options,
      variants: [sold('S', 50_00, 80_00), sold('M', 60_00, null), sold('L', 70_00, 70_00), sold('XL', 70_00, 90_00)],
    })
    const read = async (change: ReturnType<typeof draft>) => {
      const [saved] = await saveProducts(db, shopId, [change])
      return inShop(db, shopId, (tx) => findProduct(tx, shopId, saved && 'id' in saved ? saved.id : 0))
    }
    const found = await read(ring)
    expect(found).toMatchObject({ price: 50_00, compareAt: 80_00, promotion: { percent: 38 } })
    expect(found?.variants.map(({ compareAt }) => compareAt)).toEqual([80_00, null, null, 90_00])

    const [first, second, ...others] = ring.variants
    const even = await read({
      ...ring,
      variants: [first, { ...second, price: 50_00 }, ...others] as typeof ring.variants,
    })
    expect(even).toMatchObject({ price: 50_00, compareAt: null, promotion: null })
  })

  test('a file read again does not bring back what was sold; a new count in it counts', async () => {
    const [saved] = await saveProducts(db, shopId, [draft('stock', { name: 'Existencias', units: 5 })])
    const id = saved && 'id' in saved ? saved.id : 0
    await sell(id)
    await saveProducts(db, shopId, [draft('stock', { name: 'Existencias', units: 5, price: 11_00 })])
    expect(await named('Existencias')).toMatchObject({ price: 11_00, units: 4 })
    await saveProducts(db, shopId, [draft('stock', { name: 'Existencias', units: 20 })])
    expect(await named('Existencias')).toMatchObject({ units: 20 })
    const { rows } = await asWorker(db, (tx) => tx.execute(sql`select sold from stock where product_id = ${id}`))
    expect(rows).toEqual([{ sold: 1 }])
  })

  test('variants keep their id as long as their values stay; those that are gone go, with their stock', async () => {
    await saveProducts(db, shopId, [draft('tallas', { name: 'Con tallas', ...sizes('S', 'M', 'L') })])
    const before = await named('Con tallas')
    await sell(before?.id ?? 0, Number(before?.variants[1]?.id))
    const changed = {
      options: [{ name: 'Talla', values: ['XS', 'M', 'S'] }],
      variants: [size('XS'), size('M', 9_00), size('S')],
    }
    await saveProducts(db, shopId, [draft('tallas', { name: 'Con tallas', ...changed })])
    const after = await named('Con tallas')
    const idOf = (product: Product | undefined, value: string) =>
      product?.variants.find(({ values }) => values[0] === value)?.id
    expect(after?.variants.map(({ values }) => values[0])).toEqual(['XS', 'M', 'S'])
    expect([idOf(after, 'S'), idOf(after, 'M')]).toEqual([idOf(before, 'S'), idOf(before, 'M')])
    expect(after).toMatchObject({ price: 9_00, variants: [{ units: 1 }, { units: 0, price: 9_00 }, { units: 1 }] })
    await saveProducts(db, shopId, [draft('tallas', { name: 'Con tallas', units: 7 })])
    expect(await named('Con tallas')).toMatchObject({ options: [], variants: [], units: 7 })
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`select units from stock where product_id = ${before?.id}`),
    )
    expect(rows).toEqual([{ units: 7 }])
  })

  test('categories are made as they appear, in a shop of their own, and a name twice is one', async () => {
    const own = await openShop('categorias')
    await saveProducts(db, own, [
      draft('1', { category: 'Tejidos', subcategory: 'Lana' }),
      draft('2', { category: ' Accesorios ' }),
      draft('3', { category: 'Tejidos', subcategory: 'Algodón' }),
      draft('4', { category: 'Accesorios', subcategory: 'Lana' }),
      draft('5', { category: '', subcategory: 'Sola' }),
    ])
    const categories = await inShop(db, own, (tx) => listCategories(tx, own))
    expect(categories.map(({ name }) => name)).toEqual(['Tejidos', 'Accesorios'])
    const subcategories = await inShop(db, own, (tx) => listSubcategories(tx, own))
    expect(subcategories.map(({ name, categoryId }) => [name, categoryId - (categories[0]?.id ?? 0)])).toEqual([
      ['Lana', 0],
      ['Algodón', 0],
      ['Lana', 1],
    ])
  })

  test('facts are read off the top of a description: all of them with the product, the first eight in a list', async () => {
    const lines = Array.from({ length: 10 }, (_, i) => `Dato ${i + 1}: valor &amp; ${i + 1}`)
    const own = await openShop('fichas')
    const description = `<p>${lines.join('<br>')}</p><p>Más: aquí no.</p>`
    const [saved] = await saveProducts(db, own, [draft('facts', { description })])
    const id = saved && 'id' in saved ? saved.id : 0
    const facts = Array.from({ length: 10 }, (_, i) => ({ name: `Dato ${i + 1}`, value: `valor & ${i + 1}` }))
    const whole = await inShop(db, own, (tx) => findProduct(tx, own, id))
    expect(whole?.facts).toEqual([...facts, { name: 'Más', value: 'aquí no.' }])
    const { products } = await inShop(db, own, (tx) => findProducts(tx, own, emptyQuery))
    expect(products[0]?.facts).toEqual(facts.slice(0, 8))
    await saveProducts(db, own, [draft('facts', { description: 'Sin datos.' })])
    expect((await inShop(db, own, (tx) => findProduct(tx, own, id)))?.facts).toEqual([])
  })

  test('categories and subcategories say how many of their products are for sale', async () => {
    const own = await openShop('cuentas')
    await saveProducts(db, own, [
      draft('1', { category: 'Audio', subcategory: 'Parlantes' }),
      draft('2', { category: 'Audio', subcategory: 'Parlantes' }),
      draft('3', { category: 'Audio', active: false }),
      draft('4', { category: 'Video', active: false, subcategory: 'Pantallas' }),
    ])
    const counts = (all: readonly { name: string; count: number | null }[]) => all.map((one) => [one.name, one.count])
    expect(counts(await inShop(db, own, (tx) => listCategories(tx, own)))).toEqual([
      ['Audio', 2],
      ['Video', 0],
    ])
    expect(counts(await inShop(db, own, (tx) => listSubcategories(tx, own)))).toEqual([
      ['Parlantes', 2],
      ['Pantallas', 0],
    ])
  })

  test('descriptions are sanitised on the way in', async () => {
    const html = async (description: string) => {
      const [saved] = await saveProducts(db, shopId, [draft('html', { description })])
      return inShop(db, shopId, (tx) => findDescription(tx, shopId, saved && 'id' in saved ? saved.id : 0))
    }
    expect(await html('<h1>Uno</h1><p style="color:red">dos <b onmouseover=x>tres</b></p>')).toBe(
      '<h3>Uno</h3><p>dos <b>tres</b></p>',
    )
    // Headings begin below the section of the description, whatever their first level, and never skip one.
    expect(await html('<h4>a</h4><h5>b</h5><h4>c</h4>')).toBe('<h3>a</h3><h4>b</h4><h3>c</h3>')
    expect(await html('<h3>a</h3><h4>b</h4>')).toBe('<h3>a</h3><h4>b</h4>')
    expect(await html('<script>x</script><iframe src="https://x"></iframe><svg onload=x></svg>')).toBeNull()
    expect(await html('<a href="javascript:x">y</a><a href="https://a.example">z</a>')).toBe(
      '<a rel="nofollow noopener">y</a><a href="https://a.example" rel="nofollow noopener">z</a>',
    )
    expect(await html('Uno & dos < tres\n\nCuatro\ncinco')).toBe(
      '<p>Uno &amp; dos &lt; tres</p><p>Cuatro<br />cinco</p>',
    )
    expect(await html('  ')).toBeNull()
  })

  test('any text is kept or refused, never a breakage', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('\0', '\\u0000', '\ud800', "'", '{"', '%'),
    )
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (name, description, category, value) => {
        const drafts = draft('any', { name: `x${name}`, description, category, ...sizes(value, `${value}.`) })
        const [saved] = await saveProducts(db, shopId, [drafts])
        expect(saved?.kind).not.toBe('refused')
        expect(kinds(await saveProducts(db, shopId, [drafts]))).toEqual(['unchanged'])
      }),
      { numRuns: 60 },
    )
  })

  test('two imports of the same file at the same time end as one', async () => {
    const own = await openShop('doble')
    const drafts = Array.from({ length: 500 }, (_, n) =>
      draft(String(n), { category: `C${n % 7}`, ...(n % 2 ? sizes('S', 'M') : {}) }),
    )
    const [one, two] = await Promise.all([saveProducts(db, own, drafts), saveProducts(db, own, drafts.toReversed())])
    const created = [...one, ...two].filter(({ kind }) => kind === 'created')
    expect(created).toHaveLength(500)
    const { count } = await inShop(db, own, (tx) => findProducts(tx, own, emptyQuery))
    expect(count).toBe(500)
  })
})
