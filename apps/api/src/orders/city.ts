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
 * The city of an order. If it was chosen from a list, the list's name is written on the parcel, so that the price and the address
 * belong to the same city. If it is on no list, the typed name is used, if the country has no list.
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

/** Nobody pays for elsewhere what goes to a city that the shop has listed. Null: several go by its name. */
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
 * The draft of an order that goes elsewhere. A city without an id was typed: it is the one that the order goes to now, as it is written there, or is found as
 * checkout finds it. Null: it has to be chosen, and is on no list, or several are called so.
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
