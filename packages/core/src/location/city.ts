import { FIELD_LIMITS } from '../field-limits.ts'
import type { City, CityId, Shop } from '../shop/shop.ts'

/**
 * Common names of cities that are not an official name, or that several cities have: their ids (`cityId` of the services).
 */
const USUAL_NAMES: Readonly<Record<string, CityId>> = {
  cartagena: 13_001,
  tolu: 70_820,
  mompox: 13_468,
  caba: 32_002_000,
  'capital federal': 32_002_000,
  'mar del plata': 32_006_357,
  'ciudad de guatemala': 320_000_101,
  'ciudad de panama': 591_000_808,
  caracas: 862_000_101,
  tegucigalpa: 340_000_801,
  comayaguela: 340_000_801,
  cancun: 484_023_005,
  'playa del carmen': 484_023_008,
  chetumal: 484_023_004,
  'ciudad juarez': 484_008_037,
  'ciudad obregon': 484_026_018,
  'los mochis': 484_025_001,
}

/** Shorter texts are not matched with parts of a name. */
const SHORTEST_PART = 4

/**
 * The cities with this name. First, those whose official name it is, with or without the text in brackets at its end;
 * else the one that commonly has this name; else those whose official name begins or ends with it ("Buga" is
 * Guadalajara de Buga). Accents, capitals and punctuation do not count.
 */
export function citiesCalled(name: string, cities: readonly City[]): readonly City[] {
  const called = plainName(name.slice(0, FIELD_LIMITS.city))
  if (called === '') return []
  const official = cities.map((city) => ({ city, name: plainName(city.name) }))
  const exact = official.filter(
    ({ city, name: cityName }) => cityName === called || nameBeforeBrackets(city.name) === called,
  )
  if (exact.length > 0) return exact.map(({ city }) => city)
  const usual = Object.hasOwn(USUAL_NAMES, called) ? cities.filter(({ id }) => id === USUAL_NAMES[called]) : []
  if (usual.length > 0 || called.length < SHORTEST_PART) return usual
  return official.filter((each) => isPartOf(called, each.name)).map(({ city }) => city)
}

/** Without accents, capitals and punctuation: "Bogotá, D.C." is "bogota d c". */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether this can be the name of a city or a division. Storefronts separate the names of a list by `|`. */
export const isPlaceName = (text: string): boolean => plainName(text) !== '' && !/[\p{Cc}|]/u.test(text)

/** Places of one division that share a name have their province after it, as in "Miraflores (Lima)". Null: no brackets. */
function nameBeforeBrackets(name: string): string | null {
  return name.endsWith(')') ? plainName(name.slice(0, name.lastIndexOf('('))) : null
}

const isPartOf = (name: string, official: string) => official.startsWith(`${name} `) || official.endsWith(` ${name}`)

/** Whether the price of delivery, or whether cash on delivery is offered, depends on the city (B9). */
export function dependsOnCity({
  shippingRate,
  paymentMethods,
  cashOnDelivery,
}: Pick<Shop, 'shippingRate' | 'paymentMethods' | 'cashOnDelivery'>): boolean {
  if (shippingRate.kind === 'byCity') return true
  return paymentMethods.includes('cashOnDelivery') && cashOnDelivery.cities !== null
}

/**
 * The id of a city that is on no list, where `takesUnlisted` is true. Its delivery costs the price for other cities,
 * without cash on delivery.
 */
export const UNLISTED_CITY: CityId = 0

/** Whether a buyer may type a city that is not on the list: the list is the shop's own, and the shop delivers to other cities too. */
export function takesUnlisted(cities: readonly City[], { shippingRate }: Pick<Shop, 'shippingRate'>): boolean {
  const isOwn = cities.length > 0 && cities.every(({ id }) => id < 0)
  return isOwn && (shippingRate.kind !== 'byCity' || shippingRate.elsewhere !== null)
}

/**
 * The id of a city from its typed name and division. Null: it is on no list, and nothing depends on the city;
 * `UNLISTED_CITY`: it is not on the shop's own list, and the shop delivers to other cities too; undefined: no city or
 * several have this name, so one has to be chosen.
 */
export function typedCityId(
  { city, division }: { readonly city: string; readonly division: string },
  cities: readonly City[],
  shop: Parameters<typeof dependsOnCity>[0],
): CityId | null | undefined {
  const divisionName = plainName(division.slice(0, FIELD_LIMITS.division))
  const there = cities.filter((each) => plainName(each.division) === divisionName)
  const [found, ...others] = citiesCalled(city, there)
  if (found && others.length === 0) return found.id
  if (cities.length === 0 || !dependsOnCity(shop)) return null
  return found || !takesUnlisted(cities, shop) ? undefined : UNLISTED_CITY
}
