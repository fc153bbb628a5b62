import { createFinancingClient, createMarketplaceClient } from '@store/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandbox } from './sandbox.mjs'

const sandbox = createSandbox()
let at = ''
beforeAll(async () => {
  at = await sandbox.open()
})
afterAll(() => sandbox.close())

const financing = (mood = '') =>
  createFinancingClient({ baseUrl: `${at}${mood}/financing`, ...(mood === '/slow' && { timeout: 100 }) })
const marketplace = (token = 'llave') => createMarketplaceClient({ baseUrl: `${at}/marketplace`, token })
const limits = (client, slug = 'alborada') =>
  client.getFinancingLimits({ params: { slug }, query: { amount: 28_990_000 } })

test('the client reads what a lender lends, and that it knows no such shop (C30)', async () => {
  expect(await limits(financing())).toEqual({ min: 5_000_000, max: 500_000_000, instalments: 3 })
  await expect(limits(financing(), 'nadie')).rejects.toMatchObject({ failure: { kind: 'http', status: 404 } })
})

test('the client reads the marketplace page by page, and a product; without a good token nothing (C29)', async () => {
  const first = await marketplace().listMarketplaceProducts({ query: { page: 1 } })
  expect(first).toMatchObject({ count: 26, pages: 3 })
  const last = await marketplace().listMarketplaceProducts({ query: { page: 3 } })
  expect(last.products).toHaveLength(2)
  expect(last.products.at(-1)).toMatchObject({ name: '', price: null, units: null })
  const [product] = first.products
  expect(await marketplace().getMarketplaceProduct({ params: { id: product.id } })).toEqual(product)
  expect(await marketplace().getMarketplaceProduct({ params: { id: '1' } })).toBeNull()
  const picture = await fetch(product.images[0])
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  const refused = marketplace('vencido').listMarketplaceProducts({ query: { page: 1 } })
  await expect(refused).rejects.toMatchObject({ failure: { kind: 'http', status: 401 } })
})

test('it can be slow, fail and talk nonsense, and the client says which', async () => {
  const kinds = async (client) => (await limits(client).catch(({ failure }) => failure)).kind
  expect(await kinds(financing('/slow'))).toBe('timeout')
  expect(await kinds(financing('/failing'))).toBe('http')
  expect(await kinds(financing('/nonsense'))).toBe('contract')
  const header = { baseUrl: `${at}/financing`, headers: { 'x-sandbox-mood': 'failing' } }
  expect(await kinds(createFinancingClient(header))).toBe('http')
  expect((await fetch(`${at}/financing/allies/alborada/config?mood=failing`)).status).toBe(500)
  sandbox.setMood('nonsense')
  expect(await kinds(financing())).toBe('contract')
  sandbox.setMood('well')
  expect(sandbox.calls.at(-1)).toBe('financing/allies/alborada/config?requestedAmount=289900')
})
