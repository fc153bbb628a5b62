type City = { readonly id: number; readonly name: string; readonly division: string }

/** The label of a city in lists: its name is not unique, but with its division it is. */
export const cityLabel = ({ name, division }: Pick<City, 'name' | 'division'>): string => `${name}, ${division}`

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Returns a function that finds a city by its name, without regard to accents, with or without its division. `many`: several
 * cities have this name, and no division was given.
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

/** Returns a function that finds the cities of a division by its name; empty if there is none. */
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
