type City = { readonly id: number; readonly name: string; readonly division: string }

/** A city as it is chosen from a list: names of cities repeat, together with their division they do not. */
export const cityLabel = ({ name, division }: Pick<City, 'name' | 'division'>): string => `${name}, ${division}`

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Finds cities as people write them: without accents, with or without their division. `many`: several have this name, and no division
 * says which.
 */
export function cityFinder<C extends City>(cities: readonly C[]) {
  const byName = new Map<string, C[]>()
  const put = (key: string, city: C) => byName.set(key, [...(byName.get(key) ?? []), city])
  for (const city of cities) {
    put(plain(city.name), city)
    put(plain(cityLabel(city)), city)
  }
  return (typed: string): C | 'many' | null => {
    const found = [...new Set(byName.get(plain(typed.slice(0, 200))) ?? [])]
    return found.length > 1 ? 'many' : (found[0] ?? null)
  }
}

/** Finds the cities of a division as people write its name; an empty list: there is none of this name. */
export function divisionFinder<C extends City>(cities: readonly C[]) {
  const byName = new Map<string, C[]>()
  for (const city of cities) {
    const key = plain(city.division)
    const known = byName.get(key)
    if (known) known.push(city)
    else byName.set(key, [city])
  }
  return (typed: string): readonly C[] => byName.get(plain(typed.slice(0, 200))) ?? []
}
