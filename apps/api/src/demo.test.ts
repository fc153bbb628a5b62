import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyQuery, type ImageSource, type ProductDraft } from '@store/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoShop, seedDemo } from './demo.ts'
import { createShop, setShop } from './queries/index.ts'
import { openTestDatabase, type TestDatabase, testApi } from './testing.ts'

let db: TestDatabase
let dataDir: string
beforeAll(async () => {
  db = await openTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'feria-demo-'))
})
afterAll(async () => {
  await db.close()
  await rm(dataDir, { recursive: true })
})

const picture = (colour: string): ImageSource => ({
  kind: 'bytes',
  name: `${colour}.svg`,
  bytes: new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${colour}"/></svg>`,
  ),
  alt: colour,
})
const product = (name: string, category: string): ProductDraft => ({
  ...{
    reference: name,
    name,
    summary: null,
    description: 'Bonita.',
    price: 100_00,
    compareAt: null,
    options: [],
    variants: [],
  },
  ...{ units: 3, active: true, featured: true, freeShipping: false, condition: 'new', category, subcategory: null },
  ...{ images: [picture('red')], sku: null, brand: null, warranty: null, dimensions: null, supplier: null },
  ...{ maxQuantity: null, position: 0 },
})
const shopOf = (subdomain: string): DemoShop => ({
  shop: {
    subdomain,
    name: `La ${subdomain}`,
    templateId: 5,
    currency: 'COP',
    country: 'CO',
    language: 'es',
    city: 'Medellín',
  },
  logo: picture('blue'),
  products: [product('Falda', 'Faldas'), product('Camisa', 'Camisas')],
  categories: [
    { name: 'Camisas', image: picture('green') },
    { name: 'Faldas', image: null },
  ],
  policies: { shipping: 'Enviamos a todo el país.' },
  branches: [
    { name: 'Centro', address: 'Calle 1', latitude: 6, longitude: -75, hours: null, phone: null, photo: null },
  ],
  discounts: [
    { name: 'Tres', active: true, trigger: 'quantity', minQuantity: 3, reduction: { kind: 'percentage', percent: 10 } },
  ],
  settings: { cover: 'oxblood' },
})
const seed = (...shops: DemoShop[]) => seedDemo(db, dataDir, shops, () => undefined)

test('a demo shop is whole, pictures and all, and a second start changes nothing of what the operator did since', async () => {
  const { app, api } = testApi(db, { dataDir })
  expect(await seed(shopOf('primera'))).toEqual([{ subdomain: 'primera', name: 'La primera' }])
  const shop = await api.resolveShop({ query: { criteria: 'primera' } })
  const id = shop?.id ?? 0
  expect(shop?.settings).toEqual({ cover: 'oxblood' })
  const { products } = await api.listProducts({ query: { ...emptyQuery, shopId: id } })
  expect(products.map(({ name }) => name)).toEqual(['Falda', 'Camisa'])
  expect((await api.listCategories({ params: { id } })).map(({ name }) => name)).toEqual(['Camisas', 'Faldas'])
  expect(await api.getPolicies({ params: { id } })).toMatchObject({ shipping: '<p>Enviamos a todo el país.</p>' })
  const logo = await api.getLogo({ params: { id } })
  for (const src of [logo?.src, products[0]?.images[0]?.src]) {
    const answer = await app.request(src ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  }
  await setShop(db, id, { name: 'Otro nombre' })
  await seed(shopOf('primera'))
  expect((await api.getShop({ params: { id } }))?.name).toBe('Otro nombre')
})

test('one that was cut off half-way is finished by the next start', async () => {
  const { api } = testApi(db)
  const broken = {
    ...shopOf('segunda'),
    logo: { kind: 'bytes', name: 'x', bytes: new Uint8Array(3), alt: null } as const,
  }
  await expect(seed(broken)).rejects.toThrow('refused')
  await seed(shopOf('segunda'))
  const id = (await api.resolveShop({ query: { criteria: 'segunda' } }))?.id ?? 0
  expect(await api.getLogo({ params: { id } })).not.toBeNull()
  expect((await api.listProducts({ query: { ...emptyQuery, shopId: id } })).count).toBe(2)
})

test('a merchant’s own shop of that name is left alone', async () => {
  const { api } = testApi(db)
  await createShop(db, {
    subdomain: 'tercera',
    name: 'Mía',
    templateId: 6,
    currency: 'CLP',
    country: 'CL',
    language: 'es',
  })
  expect(await seed(shopOf('tercera'))).toEqual([])
  const id = (await api.resolveShop({ query: { criteria: 'tercera' } }))?.id ?? 0
  expect((await api.listProducts({ query: { ...emptyQuery, shopId: id } })).count).toBe(0)
})
