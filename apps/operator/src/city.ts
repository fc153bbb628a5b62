import { type City, type Country, citiesCalled, plainName } from '@store/core'
import type { InShop } from './api.ts'
import { Complaint } from './complaint.ts'
import { didYouMean } from './nearest.ts'

/** The cities that the shop may use: official ones of its country, or of the country it changes to, and its own. */
export const citiesFor = async ({ manage, params }: InShop, country?: Country): Promise<readonly City[]> =>
  (await manage.listCities({ params, query: country === undefined ? {} : { country } })).items

/** Number of names that are shown if several cities match. */
const MOST_NAMED = 5

/**
 * Finds a city by its official code or by its name, official or usual ("Bogotá", "Buga"), if only one has it; its division
 * may follow after a comma.
 */
export function cityOf(text: string, cities: readonly City[]): City {
  if (cities.length === 0)
    throw new Complaint(
      `There is no list of cities to find "${text}" in. List those you deliver to: feria cities add "${text}" --division "…" --shop ….`,
    )
  const byCode = cities.filter((city) => city.code !== null && city.code === text.trim())
  const choices = [byCode, citiesCalled(text, cities), inDivisions(text, cities)]
  const found = choices.find(({ length }) => length > 0) ?? []
  if (found.length === 1 && found[0]) return found[0]
  const names = cities.map((city) => city.name)
  if (found.length === 0) throw new Complaint(`There is no city "${text}" in our list.${didYouMean(text, names)}`)
  const each = found.slice(0, MOST_NAMED).map(({ code, name, division }) => `${code ?? name} (${division})`)
  throw new Complaint(
    `"${text}" is the name of several cities. Use the code of one: ${each.join(', ')}; or add its division: "${text}, ${found[0]?.division}".`,
  )
}

/** "Armenia, Quindío": the text after the last comma is the division, or its beginning. */
function inDivisions(text: string, cities: readonly City[]): readonly City[] {
  const comma = text.lastIndexOf(',')
  if (comma < 0) return []
  const division = plainName(text.slice(comma + 1))
  const named = cities.map((city) => ({ city, division: plainName(city.division) }))
  const exact = named.filter((each) => each.division === division)
  const there = exact.length > 0 ? exact : named.filter((each) => each.division.startsWith(division))
  return citiesCalled(
    text.slice(0, comma),
    there.map(({ city }) => city),
  )
}
