import type { City, Country } from '@store/core'
import { type Database, outsideShops } from './database/open.ts'
import { listCities } from './queries/cities.ts'

/** Lists come with a release, before its services start; those of the one before see new ones after this long. */
const KEPT_MS = 600_000

type Lists = ReadonlyMap<Country | null, readonly City[]>

/** C14: keeps the official cities in memory, those of one country and (`null`) of all: they are thousands, and seldom change. */
export function keepOfficialCities(db: Database, now: () => Date) {
  let kept: { readonly lists: Promise<Lists>; readonly until: number } | null = null
  return async (country: Country | null): Promise<readonly City[]> => {
    const at = now().getTime()
    if (!kept || at >= kept.until) {
      const reading = { lists: readLists(db), until: at + KEPT_MS }
      kept = reading
      // What could not be read is asked for again.
      reading.lists.catch(() => {
        if (kept === reading) kept = null
      })
    }
    return (await kept.lists).get(country?.toUpperCase() ?? null) ?? []
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
  return new Map<Country | null, readonly City[]>([[null, all], ...ofCountries])
}
