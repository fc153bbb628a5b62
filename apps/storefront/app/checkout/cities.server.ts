import type { ApiClient } from '@store/api-client'
import { type City, type Country, dependsOnCity, type ShopId } from '@store/core'
import { LRUCache } from 'lru-cache'
import { type CityList, packCities } from '#app/checkout/city-list.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

const HOUR = 3_600_000
const official = new LRUCache<Country, Promise<readonly City[]>>({ max: 50, ttl: HOUR })
/** Cities of a country and of the shop's own list, by shop and version: listing a city changes the version. */
const ofShops = new LRUCache<string, Promise<readonly City[]>>({ max: 500, ttl: HOUR })

/**
 * The cities that shoppers of this shop choose from: its country's, and those it has listed itself. None where nothing
 * depends on the city: any is accepted there, and the page stays small.
 */
export async function citiesOf({ api: shopApi, shopId, version, content: { shop } }: Tenant): Promise<readonly City[]> {
  if (!dependsOnCity(shop)) return []
  return cached(ofShops, `${shopId} ${version}`, () => readCitiesOf(shopApi, shopId, shop.country))
}

const packed = new WeakMap<readonly City[], CityList>()

/** `citiesOf` in the compressed form that pages contain; each list is compressed once. */
export function packedOnce(cities: readonly City[], country: Country): CityList {
  const list = packed.get(cities) ?? packCities(cities, country)
  packed.set(cities, list)
  return list
}

async function readCitiesOf(shopApi: ApiClient, shopId: ShopId, country: Country): Promise<readonly City[]> {
  const [listed, own] = await Promise.all([
    cached(official, country, () => readCities(shopApi, country)),
    readOwnCities(shopApi, shopId),
  ])
  return own.length === 0 ? listed : [...listed, ...own]
}

function cached<Key extends string>(
  lists: LRUCache<Key, Promise<readonly City[]>>,
  key: Key,
  read: () => Promise<readonly City[]>,
): Promise<readonly City[]> {
  const known = lists.get(key)
  if (known) return known
  const reading = read()
  lists.set(key, reading)
  reading.catch(() => lists.delete(key))
  return reading
}

/** Without official codes, which pages do not show. */
async function readCities(shopApi: ApiClient, country: Country): Promise<readonly City[]> {
  const cities = await shopApi.listCities({ query: { country } })
  return cities.filter((city) => city.country === country).map((city) => ({ ...city, code: null }))
}

async function readOwnCities(shopApi: ApiClient, shopId: ShopId): Promise<readonly City[]> {
  const cities = await shopApi.listCities({ query: { shopId } })
  return cities.filter(({ id }) => id < 0)
}
