import { divisionLabel, divisionsOf, FIELD_LIMITS, formatAmount, isPlaceName, plainName } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith, wrongTyped } from '#app/session/outcome.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { cityWords } from '#app/words/cities/index.ts'
import { MOST_NAMES, readCityNames } from './city-names.ts'

/** The most invalid lines that are listed. */
const MOST_NAMED = 5

/** Loads the cities that the shop has listed itself, by division, each with its price of delivery. */
export async function readOwnCities({ manage, language }: Office, { shopId }: MyShop) {
  const params = { shopId }
  const [{ currency, country }, { rate }, { items: own }, { items: all }] = await Promise.all([
    manage.getShop({ params }),
    manage.getShipping({ params }),
    manage.listOwnCities({ params }),
    manage.listCities({ params }),
  ])
  const words = cityWords.of(language)
  const byCity = rate.kind === 'byCity' ? rate : null
  const priced = new Map(byCity?.cities.map(({ cityId, price }) => [cityId, price]))
  const priceText = (id: number) => {
    const price = priced.get(id) ?? byCity?.elsewhere ?? null
    return price === null ? words.noPrice : words.price(formatAmount(price, { currency, country }))
  }
  const inOrder = own.toSorted((a, b) => a.name.localeCompare(b.name, language))
  const official = all.filter(({ id }) => id > 0).length
  return {
    country: new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country,
    official: official === 0 ? null : official.toLocaleString(language),
    isByCity: byCity !== null,
    label: divisionLabel(country),
    known: divisionsOf(country),
    total: own.length,
    divisions: [...new Set(own.map(({ division }) => division))]
      .toSorted((a, b) => a.localeCompare(b, language))
      .map((name) => ({
        name,
        cities: inOrder
          .filter(({ division }) => division === name)
          .map((city) => ({ id: city.id, name: city.name, price: byCity && priceText(city.id) })),
      })),
  }
}

/** Handles the forms of the page; the button of a city has its id after the intent: `remove -3`. */
export async function changeOwnCities(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = cityWords.of(office.language)
  const [intent = '', id = ''] = sent.intent.split(' ')
  const division = sent.text('division')
  const name = sent.text('name')
  if (intent === 'add') return addCities(office, sent, shopId)
  if (intent === 'restore') {
    await manage.createCities({ params: { shopId }, body: { division, names: [name] } })
    return { kind: 'done', note: words.restored(name) }
  }
  const { items } = await manage.listOwnCities({ params: { shopId } })
  const city = items.find((each) => each.id === Number(id))
  // Somebody else has removed it meanwhile.
  if (!city) return { kind: 'done', note: words.removed(name) }
  try {
    await manage.deleteCity({ params: { shopId, id: city.id }, revision: city.revision })
  } catch (error) {
    const usedBy = problemOf(error)?.usedBy
    if (usedBy !== 'shipping' && usedBy !== 'cashOnDelivery') throw error
    return refusedWith(sent, words.usedBy[usedBy](city.name))
  }
  return {
    kind: 'done',
    note: words.removed(city.name),
    undo: { intent: 'restore', division: city.division, name: city.name },
  }
}

async function addCities({ manage, language }: Office, sent: Sent, shopId: number): Promise<Done | Refused> {
  const words = cityWords.of(language)
  const params = { shopId }
  const [{ country }, { items: all }] = await Promise.all([manage.getShop({ params }), manage.listCities({ params })])
  const division = divisionIn(country, sent.text('division'))
  if (division === null) return wrongTyped(sent, { division: words.divisionMissing })
  const listed = all.filter((city) => plainName(city.division) === plainName(division)).map((city) => city.name)
  const { names, already, problems } = readCityNames(sent.text('names'), listed)
  const said = problems
    .slice(0, MOST_NAMED)
    .map(({ kind, line, text }) => (kind === 'long' ? words.long(line, FIELD_LIMITS.city) : words.bad(line, text)))
  if (said.length > 0) return wrongTyped(sent, { names: said.join(' ') })
  if (names.length > MOST_NAMES) return wrongTyped(sent, { names: words.tooMany(MOST_NAMES) })
  if (names.length === 0) return wrongTyped(sent, { names: already > 0 ? words.listed(already) : words.namesMissing })
  await manage.createCities({ params, body: { division, names: [...names] } })
  const note = [words.added(names.length), already > 0 && words.already(already)].filter(Boolean).join(' ')
  return { kind: 'done', note }
}

/** The country's division with this name; any name if the country has no list of them. Null: neither. */
function divisionIn(country: string, typed: string): string | null {
  const known = divisionsOf(country)
  if (known.length > 0) return known.find((name) => plainName(name) === plainName(typed)) ?? null
  return isPlaceName(typed) && typed.length <= FIELD_LIMITS.division ? typed : null
}
