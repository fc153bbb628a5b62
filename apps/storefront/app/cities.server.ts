import type { City, Country } from '@store/core'
import { LRUCache } from 'lru-cache'
import { api } from '#app/api.server.ts'

const HOUR = 3_600_000
const lists = new LRUCache<Country, Promise<readonly City[]>>({ max: 50, ttl: HOUR })

/** Cities of a country that the services know; few things change as rarely. Without their codes, which nobody is shown. */
export function citiesIn(country: Country): Promise<readonly City[]> {
  const known = lists.get(country)
  if (known) return known
  const reading = readCities(country)
  lists.set(country, reading)
  reading.catch(() => lists.delete(country))
  return reading
}

async function readCities(country: Country): Promise<readonly City[]> {
  const cities = await api.listCities({ query: { country } })
  return cities.filter((city) => city.country === country).map((city) => ({ ...city, code: null }))
}
