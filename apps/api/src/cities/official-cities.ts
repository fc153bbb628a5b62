import type { City, Country } from '@store/core'
import { type Database, outsideShops } from '../database/open.ts'
import { listCities } from './store.ts'

/**
 * How long the lists are cached. A release updates them before its services start; services of the release before see them
 * this late.
 */
const KEPT_MS = 600_000

type Lists = ReadonlyMap<Country, readonly City[]>

/**
 * The country used if a call names none: at first there was no other, and all cities together are too long a list to choose
 * from.
 */
const UNSAID: Country = 'CO'

/** C14: caches the official cities of each country in memory, because they are thousands and seldom change. */
export function createCityCache(db: Database, now: () => Date) {
  let cached: { readonly lists: Promise<Lists>; readonly until: number } | null = null
  return async (country: Country | null): Promise<readonly City[]> => {
    const at = now().getTime()
    if (!cached || at >= cached.until) {
      const reading = { lists: readLists(db), until: at + KEPT_MS }
      cached = reading
      // A failed read is not cached.
      reading.lists.catch(() => {
        if (cached === reading) cached = null
      })
    }
    return (await cached.lists).get(country?.toUpperCase() ?? UNSAID) ?? []
  }
}

async function readLists(db: Database): Promise<Lists> {
  const all = await outsideShops(db, (tx) => listCities(tx, null))
  const ofCountries = new Map<Country, City[]>()
  for (const city of all) {
    const known = ofCountries.get(city.country)
    if (known) known.push(city)
    else ofCountries.set(city.country, [city])
  }
  return ofCountries
}
