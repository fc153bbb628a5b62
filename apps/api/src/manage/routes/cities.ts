import { manageEndpoints as calls } from '@store/api-client/manage'
import { type City, divisionsOf, isPlaceName, plainName, type Shop, type ShopId } from '@store/core'
import { addShopCity, listCities, listCitiesFor, listShopCities, removeShopCities } from '../../cities/store.ts'
import type { Tx } from '../../database/open.ts'
import { findShop } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function cityRoutes(manage: Management): void {
  manage.read(calls.listCities, async (tx, { shopId, query }) => {
    const { country } = await shopOf(tx, shopId)
    return { items: [...(await listCitiesFor(tx, shopId, query.country?.toUpperCase() ?? country))] }
  })
  manage.read(calls.listOwnCities, async (tx, { shopId }) => ({ items: await ownOf(tx, shopId) }))
  manage.change(calls.createCities, async (tx, { shopId, body }) => {
    const { country } = await shopOf(tx, shopId)
    const division = divisionIn(country, body.division)
    const official = (await listCities(tx, country)).filter((city) => plainName(city.division) === plainName(division))
    for (const [index, name] of body.names.entries()) {
      const field = `names[${index}]`
      if (!isPlaceName(name)) throw wrongField(field, 'wrongFormat')
      const same = official.find((city) => plainName(city.name) === plainName(name))
      if (same) throw wrongField(field, 'taken', { official: same.name, code: same.code ?? '' })
      if ((await addShopCity(tx, shopId, { division, name })) === null) throw wrongField(field, 'taken')
    }
    return { items: await ownOf(tx, shopId) }
  })
  manage.change(calls.deleteCity, async (tx, { shopId, params, match }) => {
    const city = (await ownOf(tx, shopId)).find(({ id }) => id === params.id)
    if (!city) throw new Refusal('notFound')
    match(city)
    const user = userOf(city, await shopOf(tx, shopId))
    if (user) throw new Refusal('state', { usedBy: user })
    await removeShopCities(tx, shopId, [params.id])
    return {}
  })
}

const ownOf = async (tx: Tx, shopId: ShopId) => (await listShopCities(tx, shopId)).map((city) => revised(city))

async function shopOf(tx: Tx, shopId: ShopId): Promise<Shop> {
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  return shop
}

/** The country's division with this name, as checkout shows it; any text if the country has no list. */
function divisionIn(country: string, text: string): string {
  const known = divisionsOf(country)
  const division = known.find((name) => plainName(name) === plainName(text))
  if (division) return division
  if (known.length > 0) throw wrongField('division', 'notOneOf', { options: known.join(', ').slice(0, 400) })
  if (!isPlaceName(text)) throw wrongField('division', 'wrongFormat')
  return text
}

/** The setting that uses the city; null: none does. */
function userOf({ id }: Pick<City, 'id'>, { shippingRate, cashOnDelivery }: Shop) {
  if (shippingRate.kind === 'byCity' && shippingRate.cities.some(({ cityId }) => cityId === id)) return 'shipping'
  return cashOnDelivery.cities?.includes(id) ? 'cashOnDelivery' : null
}
