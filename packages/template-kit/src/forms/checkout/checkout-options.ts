import {
  type Branch,
  branchPlace,
  type ChatOrderField,
  type City,
  type CityId,
  type Country,
  chatDigits,
  citiesCalled,
  type Delivery,
  type DocumentType,
  FIELD_LIMITS,
  type InvoiceField,
  offeredMethods,
  type PaymentMethod,
  pickUpBranches,
  plainName,
  type Shop,
  suitsDelivery,
  takesUnlisted,
  UNLISTED_CITY,
} from '@store/core'

/** Everything that the rules of the checkout form depend on. */
export type CheckoutOptions = {
  readonly country: Country
  /** Cities to choose from, where something depends on the city; [] accepts any. */
  readonly cities: readonly City[]
  /** Whether other cities are accepted, too. */
  readonly takesUnlisted: boolean
  readonly paymentMethods: readonly PaymentMethod[]
  /** Whether orders may be picked up. */
  readonly canPickUp: boolean
  /** First-level divisions to choose from, where `cities` does not include all of them; [] accepts any. */
  readonly divisions: readonly string[]
  /** Types of document to choose from, the most common first; [] asks for a number only. */
  readonly documentTypes: readonly DocumentType[]
  /** Fields of an invoice; []: the shop issues none. */
  readonly invoice: readonly InvoiceField[]
  /** Branches to choose from, if there are several. */
  readonly pickUpPlaces: readonly PickUpPlace[]
  /** Whether the shop has a chat number. */
  readonly canChat: boolean
  /** The shop's additional fields for orders by chat (C10). */
  readonly chatFields: readonly ChatOrderField[]
}

/** `place`: name and address of a branch, without its hours, as the text of an option. */
export type PickUpPlace = { readonly branchId: number; readonly place: string }

export function checkoutOptions(
  shop: Pick<Shop, 'country' | 'paymentMethods' | 'chatNumber' | 'shippingRate'>,
  branches: readonly Branch[],
  cities: readonly City[],
  {
    fields,
    isChat,
    ...others
  }: { readonly fields: readonly ChatOrderField[]; readonly isChat: boolean } & Pick<
    CheckoutOptions,
    'documentTypes' | 'invoice' | 'divisions'
  >,
): CheckoutOptions {
  const canChat = chatDigits(shop.chatNumber) !== null
  const places = pickUpBranches(branches)
  const ofCountry = cities.filter((city) => city.country === shop.country)
  return {
    country: shop.country,
    cities: ofCountry,
    takesUnlisted: takesUnlisted(ofCountry, shop),
    // At a `/wa` address, "to be agreed" is left out: an order by chat is the same.
    paymentMethods: offeredMethods(shop.paymentMethods).filter(
      (method) => !(canChat && isChat && method === 'toBeAgreed'),
    ),
    canPickUp: places.length > 0 || shop.paymentMethods.includes('payInStore'),
    pickUpPlaces:
      places.length > 1
        ? places.map((each) => ({ branchId: each.id, place: branchPlace({ ...each, hours: null }) }))
        : [],
    canChat,
    chatFields: fields,
    ...others,
  }
}

/** The possible kinds of delivery. Those with a payment method come first; without chat, the others are left out. */
export function deliveriesOf({ canPickUp, canChat, paymentMethods }: CheckoutOptions): readonly Delivery[] {
  const kinds: readonly Delivery[] = canPickUp ? ['address', 'pickUp'] : ['address']
  const paid = kinds.filter((kind) => paymentMethods.some((method) => suitsDelivery(method, kind)))
  return paid.length > 0 && !canChat ? paid : [...new Set([...paid, ...kinds])]
}

/** Whether an order is by chat: the shop has a chat number, and the shopper chose it or there is no payment method. */
export const isByChat = ({ canChat, paymentMethods }: CheckoutOptions, isChosen: boolean): boolean =>
  canChat && (isChosen || paymentMethods.length === 0)

/** First-level divisions to choose from; [] accepts any. */
export function divisionChoices({
  divisions,
  cities,
  takesUnlisted,
}: Pick<CheckoutOptions, 'divisions' | 'cities' | 'takesUnlisted'>): readonly string[] {
  if (cities.length === 0 || takesUnlisted) return divisions
  return [...new Set(cities.map((city) => city.division))].sort((a, b) => (plainName(a) < plainName(b) ? -1 : 1))
}

/** The city with this official or usual name in the division; null: none, or more than one. */
export function findCity(cities: readonly City[], division: string, name: string): City | null {
  const [city, ...others] = citiesCalled(name, citiesOf(cities, division))
  return city && others.length === 0 ? city : null
}

/** The id of the city with this name; `UNLISTED_CITY` if it is not listed and need not be; null if it is not known yet. */
export function cityIdOf(
  options: Pick<CheckoutOptions, 'cities' | 'takesUnlisted'>,
  division: string,
  name: string,
): CityId | null {
  const known = findCity(options.cities, division, name)
  if (known || !options.takesUnlisted || division === '' || name.trim() === '') return known?.id ?? null
  return UNLISTED_CITY
}

/** The cities of a division, whatever the case and accents of its name. */
export function citiesOf(cities: readonly City[], division: string): readonly City[] {
  const divisionName = plainName(division.slice(0, FIELD_LIMITS.division))
  const names = new Set(cities.map((city) => city.division))
  const matching = new Set([...names].filter((name) => plainName(name) === divisionName))
  return cities.filter((city) => matching.has(city.division))
}
