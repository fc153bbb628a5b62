import { type Amount, type City, type DeliveryDays, formatAmount, type MoneyStyle, parseAmount } from '@store/core'
import { cityFinder, cityLabel, divisionFinder } from '#app/settings/cities.ts'

/** The price of one city, and its own days, if it has any. */
type CityPrice = { readonly cityId: number; readonly price: Amount; readonly days?: DeliveryDays | null }

export type LineProblem = { readonly line: number; readonly text: string; readonly kind: 'line' | 'city' | 'many' }

type CityPlace = Pick<City, 'id' | 'name' | 'division'>

/** Longer texts are refused. */
export const LONGEST_LINES = 200_000
const ALL = '*'

/**
 * Parses lines of `city; price; days`, typed or pasted from a spreadsheet (separated by tabs then). `* Antioquia` sets all
 * cities of a division; a line for a city takes precedence, and of two lines for one city the later one.
 */
export function readCityLines(
  text: string,
  places: readonly CityPlace[],
  money: MoneyStyle,
): { readonly cities: readonly CityPrice[]; readonly problems: readonly LineProblem[] } {
  const find = cityFinder(places)
  const citiesOf = divisionFinder(places)
  // By the array of a division's cities, so that each is expanded once, however often it is named.
  const whole = new Map<readonly CityPlace[], Omit<CityPrice, 'cityId'>>()
  const byCity = new Map<number, CityPrice>()
  const problems: LineProblem[] = []
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '') continue
    const [name = '', amount = '', priceText = ''] = columnsOf(line)
    const price = parseAmount(amount.slice(0, 24), money)
    const days = readDays(priceText)
    if (price === null || price < 0 || days === undefined) {
      problems.push({ line: at + 1, text: line.slice(0, 60), kind: 'line' })
      continue
    }
    const rest = { price, ...(days && { days }) }
    if (name.startsWith(ALL)) {
      const division = name.slice(1).trim()
      const found = citiesOf(division)
      if (found.length === 0) problems.push({ line: at + 1, text: division.slice(0, 60), kind: 'city' })
      else whole.set(found, rest)
      continue
    }
    const found = find(name)
    if (found === null || found === 'many')
      problems.push({ line: at + 1, text: name.slice(0, 60), kind: found === null ? 'city' : 'many' })
    else byCity.set(found.id, { cityId: found.id, ...rest })
  }
  const priced = new Map<number, CityPrice>()
  for (const [cities, rest] of whole) for (const { id: cityId } of cities) priced.set(cityId, { cityId, ...rest })
  for (const [cityId, city] of byCity) priced.set(cityId, city)
  return { cities: [...priced.values()], problems }
}

/** Splits at semicolons or tabs; consecutive tabs count as one. */
const columnsOf = (line: string) =>
  line.split(';').flatMap((part) =>
    part
      .trim()
      .replaceAll(/\s+/g, (space) => (space.includes('\t') ? '\t' : space))
      .split('\t'),
  )

/** Parses "2-4" or "3"; null: blank; `undefined`: invalid. */
function readDays(text: string): DeliveryDays | null | undefined {
  if (text.trim() === '') return null
  const [, from = '', to = from] = /^(\d{1,3})(?:\s*[-–—a]\s*(\d{1,3}))?$/.exec(text.trim()) ?? []
  if (from === '' || Number(from) > Number(to) || Number(to) > 365) return undefined
  return { from: Number(from), to: Number(to) }
}

/** Formats prices as lines: one for a division whose cities all have prices, and further ones for cities that differ. */
export function writeCityLines(cities: readonly CityPrice[], places: readonly CityPlace[], money: MoneyStyle): string {
  const placeOf = new Map(places.map((place) => [place.id, place]))
  const sizes = countBy(places.map(({ division }) => division))
  const known = cities.flatMap((city) => {
    const place = placeOf.get(city.cityId)
    return place ? [{ place, end: endOf(city, money) }] : []
  })
  const priced = countBy(known.map(({ place }) => place.division))
  const lines = [...priced].flatMap(([division, count]) => {
    const ofDivision = known.filter(({ place }) => place.division === division)
    const line = ({ place, end }: (typeof ofDivision)[number]) => `${cityLabel(place)}${end}`
    if (count < (sizes.get(division) ?? 0) || count === 1) return ofDivision.map(line)
    const [usual = ''] = [...countBy(ofDivision.map(({ end }) => end))].toSorted(([, a], [, b]) => b - a)[0] ?? []
    return [`${ALL} ${division}${usual}`, ...ofDivision.filter(({ end }) => end !== usual).map(line)]
  })
  return lines.join('\n')
}

function endOf({ price, days }: CityPrice, money: MoneyStyle): string {
  const daysText = days ? `; ${days.from === days.to ? days.from : `${days.from}-${days.to}`}` : ''
  return `; ${formatAmount(price, money)}${daysText}`
}

function countBy(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
