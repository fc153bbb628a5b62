import { inShop } from '@store/api/database'
import { addShopCity, changeShop, listCities, listShopCities, removeShopCities } from '@store/api/queries'
import { type City, divisionsOf, FIELD_LIMITS, plainName, type Shop } from '@store/core'
import { cityOf, isPlaceName } from '../city.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { answer, note, printTable } from '../print.ts'
import { withShop } from '../shop-of.ts'

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
      await withShop(options.shop, async ({ db, shop }) => {
        const { own, official } = await inShop(db, shop.id, async (tx) => ({
          own: await listShopCities(tx, shop.id),
          official: (await listCities(tx, shop.country)).length,
        }))
        answer(options, { cities: own, official }, () =>
          printTable(own.map(({ name, division }) => ({ name, division }))),
        )
        if (own.length === 0) note(`${shop.name} has listed no city.`)
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
      await withShop(options.shop, async ({ db, shop }) => {
        const division = divisionOf(options.division, shop)
        const official = await inShop(db, shop.id, (tx) => listCities(tx, shop.country))
        const known = official.filter((city) => plainName(city.division) === plainName(division))
        await changeShop(db, shop.id, async (tx) => {
          for (const name of names.map(cityName)) {
            const [same] = known.filter((city) => plainName(city.name) === plainName(name))
            if (same) throw new Complaint(`${same.name} is on the official list, as ${same.code}: use it by its name.`)
            const id = await addShopCity(tx, shop.id, { division, name })
            if (id === null) throw new Complaint(`${shop.name} has listed ${name} in ${division} already.`)
          }
        })
        const own = await inShop(db, shop.id, (tx) => listShopCities(tx, shop.id))
        answer(options, own, () => console.log(`${shop.name} lists ${own.map(({ name }) => name).join(', ')}`))
      })
    })

const citiesRemove = () =>
  command('remove', 'Remove a city from the shop’s own list; orders keep naming it', [
    'cities remove "Santiago Vázquez" --shop bodega',
  ])
    .argument('<name>', 'with its division after a comma, where several have it')
    .requiredOption(...SHOP)
    .action(async (name: string, options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const own = await inShop(db, shop.id, (tx) => listShopCities(tx, shop.id))
        if (own.length === 0) throw new Complaint(`${shop.name} has listed no city.`)
        const city = cityOf(name, own)
        const user = userOf(city, shop)
        if (user) throw new Complaint(`${city.name} is in use: take it out of "feria ${user}" first.`)
        await changeShop(db, shop.id, (tx) => removeShopCities(tx, shop.id, [city.id]))
        answer(options, { shop: shop.subdomain, id: city.id, removed: true }, () =>
          console.log(`${shop.name} no longer lists ${city.name}`),
        )
      })
    })

/** The command whose settings name the city; null: none does. */
function userOf({ id }: City, { shippingRate, cashOnDelivery }: Shop): string | null {
  if (shippingRate.kind === 'byCity' && shippingRate.cities.some(({ cityId }) => cityId === id)) return 'shipping set'
  return cashOnDelivery.cities?.includes(id) ? 'payments cash-on-delivery' : null
}

/** One of the country's divisions, as checkout names it; any where it asks for any. */
function divisionOf(typed: string, { country }: Shop): string {
  const known = divisionsOf(country)
  const division = known.find((name) => plainName(name) === plainName(typed))
  if (division) return division
  if (known.length > 0) throw new Complaint(`${country} has no division "${typed}".${didYouMean(typed, known)}`)
  return within(typed, FIELD_LIMITS.division, 'division')
}

const cityName = (typed: string) => within(typed, FIELD_LIMITS.city, 'city')

function within(typed: string, most: number, what: string): string {
  const name = typed.trim()
  if (isPlaceName(name, most)) return name
  throw new Complaint(`"${typed.slice(0, 60)}" is no name of a ${what}: use letters, ${most} characters at most.`)
}
