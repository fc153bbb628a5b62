import { createFinancingClient, createMarketplaceClient } from '@store/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandbox } from './sandbox.mjs'

const sandbox = createSandbox()
let at = ''
beforeAll(async () => {
  at = await sandbox.open()
})
afterAll(() => sandbox.close())

const financing = (prefix = '') =>
  createFinancingClient({ baseUrl: `${at}${prefix}/financing`, ...(prefix === '/slow' && { timeout: 100 }) })
const marketplace = (token = 'llave') => createMarketplaceClient({ baseUrl: `${at}/marketplace`, token })
const limits = (client, slug = 'alborada') =>
  client.getFinancingLimits({ params: { slug }, query: { amount: 28_990_000 } })

test('the client reads the limits of a lender, and its 404 for an unknown shop (C30)', async () => {
  expect(await limits(financing())).toEqual({ min: 5_000_000, max: 500_000_000, instalments: 3 })
  await expect(limits(financing(), 'nadie')).rejects.toMatchObject({ failure: { kind: 'http', status: 404 } })
})

test('the client reads the pages and a product of the marketplace; an invalid token is refused (C29)', async () => {
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

test('a service can be made slow, failing or malformed, and the client reports which of these it is', async () => {
  const kinds = async (client) => (await limits(client).catch(({ failure }) => failure)).kind
  expect(await kinds(financing('/slow'))).toBe('timeout')
  expect(await kinds(financing('/failing'))).toBe('http')
  expect(await kinds(financing('/malformed'))).toBe('contract')
  const header = { baseUrl: `${at}/financing`, headers: { 'x-sandbox-behaviour': 'failing' } }
  expect(await kinds(createFinancingClient(header))).toBe('http')
  expect((await fetch(`${at}/financing/allies/alborada/config?behaviour=failing`)).status).toBe(500)
  sandbox.setBehaviour('malformed')
  expect(await kinds(financing())).toBe('contract')
  sandbox.setBehaviour('normal')
  expect(sandbox.calls.at(-1)).toBe('financing/allies/alborada/config?requestedAmount=289900')
})
