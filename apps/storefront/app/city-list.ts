import type { City, Country } from '@store/core'

/**
 * Cities of one country as a page carries them: a line per division, with ids counted from its first one, so that eleven
 * hundred of them weigh 8 kB, not 22.
 */
export type CityList = { readonly country: Country; readonly lines: readonly string[] }

const SEPARATOR = '|'

export function packCities(cities: readonly City[], country: Country): CityList {
  const lines = new Map<string, { readonly base: number; readonly parts: string[] }>()
  for (const { id, name, divisionId, division } of cities) {
    const key = `${divisionId}${SEPARATOR}${division}`
    const line = lines.get(key) ?? { base: id, parts: [key, String(id)] }
    line.parts.push(`${id - line.base}`, name)
    lines.set(key, line)
  }
  return { country, lines: [...lines.values()].map(({ parts }) => parts.join(SEPARATOR)) }
}

export function unpackCities({ country, lines }: CityList): readonly City[] {
  return lines.flatMap((line) => {
    const [divisionId, division = '', base, ...rest] = line.split(SEPARATOR)
    return rest.flatMap((text, i) =>
      i % 2 === 0
        ? [
            {
              ...{ id: Number(base) + Number(text), name: rest[i + 1] ?? '', code: null },
              ...{ divisionId: Number(divisionId), division, country },
            },
          ]
        : [],
    )
  })
}
