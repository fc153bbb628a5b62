import { type City, divisionsOf, FIELD_LIMITS, isPlaceName, plainName } from '@store/core'
import { type InShop, type ManagedShop, problemIn, withShop } from '../api.ts'
import { citiesFor, cityOf } from '../city.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { answer, note, print, printTable } from '../print.ts'

export const citiesCommand = () =>
  group('cities', 'Manage the cities a shop adds where its country has no official list or lacks some', [
    citiesList(),
    citiesAdd(),
    citiesRemove(),
  ])

const citiesList = () =>
  command('list', 'List the cities the shop has added, and count those of its country', ['cities list --shop bodega'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { shop } = where
        const listed = await ownCities(where)
        const official = (await citiesFor(where)).filter(isOfficial).length
        answer(options, { cities: listed, official }, () =>
          printTable(listed.map(({ name, division }) => ({ name, division }))),
        )
        if (listed.length === 0) note(`${shop.name} has listed no city.`)
        note(official > 0 ? `${shop.country} has ${official} on its official list.` : `${shop.country} has no list.`)
      })
    })

type Division = { readonly division: string }

const citiesAdd = () =>
  command('add', 'Add cities of one division for shoppers to choose', [
    'cities add "Montevideo" "Santiago Vázquez" --division Montevideo --shop bodega',
  ])
    .argument('<name...>', 'as it stands on parcels')
    .requiredOption(...SHOP)
    .requiredOption('--division <name>', 'the department, state, region or province they are in')
    .action(async (names: readonly string[], options: OfShop & Division) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const division = divisionOf(options.division, shop)
        const body = { division, names: names.map(cityName) }
        const { items: listed } = await manage.createCities({ params, body }).catch((error: unknown) => {
          throw taken(error, body, shop) ?? error
        })
        answer(options, listed, () => print(`${shop.name} lists ${listed.map(({ name }) => name).join(', ')}`))
      })
    })

const citiesRemove = () =>
  command('remove', 'Remove a city from the shop’s own list; orders keep naming it', [
    'cities remove "Santiago Vázquez" --shop bodega',
  ])
    .argument('<name>', 'with its division after a comma, where several have it')
    .requiredOption(...SHOP)
    .action(async (name: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const listed = await ownCities(where)
        if (listed.length === 0) throw new Complaint(`${shop.name} has listed no city.`)
        const city = cityOf(name, listed)
        const revision = listed.find(({ id }) => id === city.id)?.revision ?? '*'
        await manage.deleteCity({ params: { ...params, id: city.id }, revision }).catch((error: unknown) => {
          const user = USERS[problemIn(error)?.usedBy ?? '']
          throw user ? new Complaint(`${city.name} is in use: take it out of "feria ${user}" first.`) : error
        })
        answer(options, { shop: shop.subdomain, id: city.id, removed: true }, () =>
          print(`${shop.name} no longer lists ${city.name}`),
        )
      })
    })

const ownCities = async ({ manage, params }: InShop) => (await manage.listOwnCities({ params })).items
const isOfficial = ({ id }: City) => id > 0

/** The command that changes the setting which uses a city, by the API's name of the setting. */
const USERS: Readonly<Record<string, string>> = {
  shipping: 'shipping set',
  cashOnDelivery: 'payments cash-on-delivery',
}

/** The sentence for a city that is listed already; null: it was refused for another reason. */
function taken(
  error: unknown,
  { division, names }: { readonly division: string; readonly names: readonly string[] },
  shop: ManagedShop,
): Complaint | null {
  const wrong = problemIn(error)?.errors?.find(({ code }) => code === 'taken')
  if (!wrong) return null
  const { official, code } = wrong.params ?? {}
  if (official) return new Complaint(`${official} is on the official list, as ${code}: use it by its name.`)
  const name = names[Number(/\d+/.exec(wrong.path)?.[0])]
  return new Complaint(`${shop.name} has listed ${name} in ${division} already.`)
}

/** The country's division with this name, as checkout shows it; any text if the country has no list. */
function divisionOf(typed: string, { country }: ManagedShop): string {
  const known = divisionsOf(country)
  const division = known.find((name) => plainName(name) === plainName(typed))
  if (division) return division
  if (known.length > 0) throw new Complaint(`${country} has no division "${typed}".${didYouMean(typed, known)}`)
  return within(typed, FIELD_LIMITS.division, 'division')
}

const cityName = (typed: string) => within(typed, FIELD_LIMITS.city, 'city')

function within(typed: string, most: number, what: string): string {
  const name = typed.trim()
  if (isPlaceName(name) && name.length <= most) return name
  throw new Complaint(`"${typed.slice(0, 60)}" is no name of a ${what}: use letters, ${most} characters at most.`)
}
