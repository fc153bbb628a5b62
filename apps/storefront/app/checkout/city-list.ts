import type { City, Country } from '@store/core'

/**
 * Compressed form of a country's cities for pages: one line per division, with each id as the difference from the one
 * before, so that eleven hundred cities take 8 kB instead of 22.
 */
export type CityList = { readonly country: Country; readonly lines: readonly string[] }

const SEPARATOR = '|'

export function packCities(cities: readonly City[], country: Country): CityList {
  const lines = new Map<string, { readonly parts: string[]; last: number }>()
  for (const { id, name, divisionId, division } of cities) {
    const key = `${divisionId}${SEPARATOR}${division}`
    const line = lines.get(key) ?? { parts: [key], last: 0 }
    line.parts.push(String(id - line.last), name)
    line.last = id
    lines.set(key, line)
  }
  return { country, lines: [...lines.values()].map(({ parts }) => parts.join(SEPARATOR)) }
}

export function unpackCities({ country, lines }: CityList): readonly City[] {
  return lines.flatMap((line) => {
    const [divisionId, division = '', ...rest] = line.split(SEPARATOR)
    let id = 0
    return rest.flatMap((text, i) => {
      if (i % 2 === 1) return []
      id += Number(text)
      return [{ id, name: rest[i + 1] ?? '', code: null, divisionId: Number(divisionId), division, country }]
    })
  })
}
