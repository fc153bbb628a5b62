import type { City } from '@store/core'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Tenant } from '#app/tenancy/tenants.server.ts'
import { citiesOf, packedOnce } from './cities.server.ts'

const cityOf = (id: number, name: string, country: string): City => ({
  id,
  name,
  code: null,
  divisionId: 0,
  division: 'Montevideo',
  country,
})
const official = vi.fn()
const readOwnCities = vi.fn(async (): Promise<readonly City[]> => [])

let shops = 0
/** A shop that is not cached yet, in a country that no other test uses. */
function shopAt(version: number): Tenant {
  const country = `x${++shops}`
  official.mockImplementation(async () => [cityOf(1, 'Montevideo', country)])
  const shop = { country, shippingRate: { kind: 'byCity', cities: [], elsewhere: null }, paymentMethods: [] }
  const listCities = ({ query }: { readonly query: { readonly country?: string } }) =>
    query.country === undefined ? readOwnCities() : official()
  return { api: { listCities }, shopId: shops, version, content: { shop } } as unknown as Tenant
}
const namesIn = async (tenant: Tenant) => (await citiesOf(tenant)).map(({ name }) => name)

beforeEach(() => {
  official.mockClear()
  readOwnCities.mockReset().mockResolvedValue([])
})

test('a shop’s own cities are asked for once within a version; with the next one they are new', async () => {
  const tenant = shopAt(3)
  expect(await namesIn(tenant)).toEqual(['Montevideo'])
  readOwnCities.mockResolvedValue([cityOf(-1, 'Chuy', 'UY')])
  expect(await namesIn(tenant)).toEqual(['Montevideo'])
  expect(await namesIn({ ...tenant, version: 4 })).toEqual(['Montevideo', 'Chuy'])
  expect(official).toHaveBeenCalledTimes(1)
})

test('a list that is kept is packed once', async () => {
  const tenant = shopAt(5)
  const { country } = tenant.content.shop
  const list = packedOnce(await citiesOf(tenant), country)
  expect(list).toEqual({ country, lines: ['0|Montevideo|1|Montevideo'] })
  expect(packedOnce(await citiesOf(tenant), country)).toBe(list)
})
