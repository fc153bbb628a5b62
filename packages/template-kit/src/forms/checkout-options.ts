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
  plainName,
  type Shop,
  suitsDelivery,
  takesUnlisted,
  UNLISTED_CITY,
} from '@store/core'

/** What the rules of a checkout depend on. */
export type CheckoutOptions = {
  readonly country: Country
  /** To choose from, where something depends on the city; [] where any may be written. */
  readonly cities: readonly City[]
  /** Whether any other may be written beside them. */
  readonly takesUnlisted: boolean
  readonly paymentMethods: readonly PaymentMethod[]
  /** Whether orders may be picked up. */
  readonly canPickUp: boolean
  /** First-level divisions to choose from where the cities do not say them all; [] where any may be written. */
  readonly divisions: readonly string[]
  /** Kinds of papers to choose from, the most common first; [] asks for a number only. */
  readonly documentTypes: readonly DocumentType[]
  /** What whoever wants an invoice is asked; []: the shop takes none of it. */
  readonly invoice: readonly InvoiceField[]
  /** Where to choose from, when there is more than one. */
  readonly pickUpPlaces: readonly PickUpPlace[]
  /** Whether the shop has a number to agree on an order with; what it asks then, on top (C10). */
  readonly canChat: boolean
  readonly chatFields: readonly ChatOrderField[]
}

/** `place` is short enough to choose by: without its hours. */
export type PickUpPlace = { readonly branchId: number; readonly place: string }

export function checkoutOptions(
  shop: Pick<Shop, 'country' | 'paymentMethods' | 'chatNumber' | 'shippingRate'>,
  branches: readonly Branch[],
  cities: readonly City[],
  {
    fields,
    isChat,
    ...asked
  }: { readonly fields: readonly ChatOrderField[]; readonly isChat: boolean } & Pick<
    CheckoutOptions,
    'documentTypes' | 'invoice' | 'divisions'
  >,
): CheckoutOptions {
  const canChat = chatDigits(shop.chatNumber) !== null
  const ofCountry = cities.filter((city) => city.country === shop.country)
  return {
    country: shop.country,
    cities: ofCountry,
    takesUnlisted: takesUnlisted(ofCountry, shop),
    // In a shop that is a chat, what is to be agreed is agreed there.
    paymentMethods: offeredMethods(shop.paymentMethods).filter(
      (method) => !(canChat && isChat && method === 'toBeAgreed'),
    ),
    canPickUp: branches.length > 0 || shop.paymentMethods.includes('payInStore'),
    pickUpPlaces:
      branches.length > 1
        ? branches.map((each) => ({ branchId: each.id, place: branchPlace({ ...each, hours: null }) }))
        : [],
    ...{ canChat, chatFields: fields, ...asked },
  }
}

/** How an order can get to its buyer, what it can be paid with first: what is only paid at the counter is picked up there. */
export function deliveriesOf({ canPickUp, canChat, paymentMethods }: CheckoutOptions): readonly Delivery[] {
  const kinds: readonly Delivery[] = canPickUp ? ['address', 'pickUp'] : ['address']
  const paid = kinds.filter((kind) => paymentMethods.some((method) => suitsDelivery(method, kind)))
  return paid.length > 0 && !canChat ? paid : [...new Set([...paid, ...kinds])]
}

/** Whether an order is by chat: where that is wanted, or there is no other way, and the shop has a number. */
export const isByChat = ({ canChat, paymentMethods }: CheckoutOptions, wanted: boolean): boolean =>
  canChat && (wanted || paymentMethods.length === 0)

/** First-level divisions to choose from; [] where any may be written. */
export function divisionChoices({
  divisions,
  cities,
  takesUnlisted,
}: Pick<CheckoutOptions, 'divisions' | 'cities' | 'takesUnlisted'>): readonly string[] {
  if (cities.length === 0 || takesUnlisted) return divisions
  return [...new Set(cities.map((city) => city.division))].sort((a, b) => (plainName(a) < plainName(b) ? -1 : 1))
}

/** The city that goes by this name in the division, officially or usually; null: none, or more than one. */
export function findCity(cities: readonly City[], division: string, name: string): City | null {
  const [city, ...others] = citiesCalled(name, citiesOf(cities, division))
  return city && others.length === 0 ? city : null
}

/** The id of the city that is written, `UNLISTED_CITY` where it need not be on the list; null: none is known yet. */
export function cityIdOf(
  options: Pick<CheckoutOptions, 'cities' | 'takesUnlisted'>,
  division: string,
  name: string,
): CityId | null {
  const known = findCity(options.cities, division, name)
  if (known || !options.takesUnlisted || division === '' || name.trim() === '') return known?.id ?? null
  return UNLISTED_CITY
}

/** Those of a division, however its accents and capitals are written. */
export function citiesOf(cities: readonly City[], division: string): readonly City[] {
  const asked = plainName(division.slice(0, FIELD_LIMITS.division))
  const names = new Set(cities.map((city) => city.division))
  const called = new Set([...names].filter((name) => plainName(name) === asked))
  return cities.filter((city) => called.has(city.division))
}
