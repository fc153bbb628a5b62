import type { City, Country } from '@store/core'

/** Cities of one country as a page carries them: a line per division, so that eleven hundred of them weigh 8 kB, not 22. */
export type CityList = { readonly country: Country; readonly lines: readonly string[] }

const SEPARATOR = '|'

export function packCities(cities: readonly City[], country: Country): CityList {
  const lines = new Map<number, string[]>()
  for (const { id, name, divisionId, division } of cities) {
    const line = lines.get(divisionId) ?? [String(divisionId), division]
    line.push(`${id - divisionId * 1000}`, name)
    lines.set(divisionId, line)
  }
  return { country, lines: [...lines.values()].map((line) => line.join(SEPARATOR)) }
}

export function unpackCities({ country, lines }: CityList): readonly City[] {
  return lines.flatMap((line) => {
    const [divisionText, division = '', ...rest] = line.split(SEPARATOR)
    const divisionId = Number(divisionText)
    return rest.flatMap((text, i) =>
      i % 2 === 0
        ? [{ id: Number(text) + divisionId * 1000, name: rest[i + 1] ?? '', code: null, divisionId, division, country }]
        : [],
    )
  })
}
