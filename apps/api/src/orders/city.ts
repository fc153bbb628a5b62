import {
  type Address,
  type CityId,
  citiesCalled,
  type OrderDelivery,
  type OrderDraft,
  plainName,
  type Shop,
  type ShopId,
  typedCityId,
  UNLISTED_CITY,
} from '@store/core'
import { findCity, hasCityList, listCitiesFor, listShopCities } from '../cities/store.ts'
import type { Tx } from '../database/open.ts'

/**
 * Sets the official name of an order's city. If it was chosen from a list, the parcel shows the list's name, so that price
 * and address belong to the same city. A city on no list keeps its typed name, if the country has no list. Null: the city is
 * not known.
 */
export async function withOfficialCity(tx: Tx, draft: OrderDraft): Promise<OrderDraft | null> {
  if (draft.delivery.kind !== 'address') return draft
  const { shopId } = draft
  const { address } = draft.delivery
  const { cityId } = address
  if (cityId === null) return draft
  const id = cityId === UNLISTED_CITY ? await findListed(tx, shopId, address) : cityId
  if (id === null) return null
  if (id === UNLISTED_CITY) return (await hasCityList(tx, shopId)) ? null : draft
  const city = await findCity(tx, shopId, id)
  if (!city) return null
  const official = { ...address, cityId: id, city: city.name, division: city.division }
  return { ...draft, delivery: { kind: 'address', address: official } }
}

/** The city of the shop's own list with this name, so that its shipping rate applies. Null: several have the name. */
async function findListed(
  tx: Tx,
  shopId: ShopId,
  { city, division }: Pick<Address, 'city' | 'division'>,
): Promise<CityId | null> {
  const shopCities = await listShopCities(tx, shopId)
  const divisionName = plainName(division)
  const [listed = { id: UNLISTED_CITY }, ...others] = citiesCalled(
    city,
    shopCities.filter((each) => plainName(each.division) === divisionName),
  )
  return others.length === 0 ? listed.id : null
}

/**
 * The draft of an order whose destination changes. A typed city without an id is the order's present one if the names match,
 * or is looked up as in checkout. Null: it is on no list, or several have the name.
 */
export async function withTypedCity(
  tx: Tx,
  draft: OrderDraft,
  before: OrderDelivery,
  shop: Shop,
): Promise<OrderDraft | null> {
  if (draft.delivery.kind !== 'address' || draft.delivery.address.cityId !== null) return draft
  const { address } = draft.delivery
  if (before.kind === 'address' && isSameCity(before.address, address)) {
    const { cityId, city, division } = before.address
    return { ...draft, delivery: { kind: 'address', address: { ...address, cityId, city, division } } }
  }
  const cityId = typedCityId(address, await listCitiesFor(tx, shop.id, shop.country), shop)
  if (cityId === undefined) return null
  return { ...draft, delivery: { kind: 'address', address: { ...address, cityId } } }
}

const isSameCity = (one: Address, other: Address) =>
  plainName(one.city) === plainName(other.city) && plainName(one.division) === plainName(other.division)
