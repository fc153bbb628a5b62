import { type Country, type OrderDraft, type OrderOutcome, type Product, type ShopId, UNLISTED_CITY } from '@store/core'
import { afterAll, describe, expect, test } from 'vitest'
import { addShopCity, removeShopCities } from '../cities/store.ts'
import { changeShop, type NewShop, setShop } from '../shops/store/shops.ts'
import { draftOf, one, openOrders, openShop, placed, sell } from './testing.ts'

const { db, api, place, close } = await openOrders()
afterAll(close)

async function open(settings: Partial<NewShop>): Promise<{ shopId: ShopId; hat: Product }> {
  const shopId = await openShop(db, settings)
  const [hat] = await sell(db, shopId, {})
  if (!hat) throw new Error('nothing to sell')
  return { shopId, hat }
}

const PHONES: Readonly<Record<Country, string>> = {
  BR: '+55 11 91234 5678',
  CL: '+56 9 6123 4567',
  MX: '+52 55 1234 5678',
  PE: '+51 912 345 678',
  UY: '+598 94 231 234',
}

function draft(shopId: ShopId, hat: Product, cityId: number | null, rest: Partial<OrderDraft> & { country: Country }) {
  const { country, ...others } = rest
  const made = draftOf(shopId, [one(hat)], { paymentMethod: 'bankDeposit', ...others })
  return {
    ...made,
    buyer: { ...made.buyer, phone: PHONES[country] ?? made.buyer.phone },
    delivery: {
      kind: 'address' as const,
      address: {
        cityId,
        city: 'As typed',
        division: 'As typed',
        neighbourhood: null,
        postcode: null,
        address: 'Calle 1 # 2-3',
        details: null,
      },
    },
  }
}

const refusedFor = (refusal: object): OrderOutcome => ({ kind: 'refused', refusals: [refusal] }) as OrderOutcome
const NOT_OURS = refusedFor({ kind: 'field', field: 'city' })

describe('delivery by city and cash on delivery by city in all countries (B9)', () => {
  test.each([
    ['PE', 'Lima', 'Miraflores (Lima)', '150122', 'Cusco', 'Wanchaq'],
    ['MX', 'Jalisco', 'Zapopan', '14120', 'Oaxaca', 'Oaxaca de Juárez'],
    ['BR', 'São Paulo', 'Campinas', '3509502', 'Bahia', 'Salvador'],
    ['CL', 'Metropolitana de Santiago', 'Providencia', '13123', 'Valparaíso', 'Valparaíso'],
  ])(
    '%s: in %s, %s (%s) has its price and its door; elsewhere there is another price and no door',
    async (country, division, name, code, otherDivision, other) => {
      const cities = await api.listCities({ query: { country } })
      const find = (of: string, called: string) => cities.find((city) => city.division === of && city.name === called)
      const near = find(division, name)
      const far = find(otherDivision, other)
      if (!near || !far) throw new Error('not on the list')
      expect(near).toMatchObject({ code, country })
      const { shopId, hat } = await open({
        country,
        cashOnDelivery: { cities: [near.id], ceiling: null },
        shippingRate: { kind: 'byCity', cities: [{ cityId: near.id, price: 5_000_00 }], elsewhere: 9_000_00 },
      })
      const order = (cityId: number | null, rest: Partial<OrderDraft> = {}) =>
        place(draft(shopId, hat, cityId, { country, ...rest }))
      const { order: bought } = placed(await order(near.id, { paymentMethod: 'cashOnDelivery' }))
      expect(bought).toMatchObject({ shipping: 5_000_00, total: 55_000_00 })
      expect(bought.delivery).toMatchObject({ address: { cityId: near.id, city: name, division } })
      expect(placed(await order(far.id)).order).toMatchObject({ shipping: 9_000_00 })
      expect(await order(far.id, { paymentMethod: 'cashOnDelivery' })).toEqual(
        refusedFor({ kind: 'paymentMethod', problem: { reason: 'city' } }),
      )
      expect(await order(null)).toEqual(refusedFor({ kind: 'shippingUnavailable', reason: 'cityNeeded' }))
      // Medellín is a city of Colombia's.
      expect(await order(5001)).toEqual(NOT_OURS)
    },
  )

  test('where a country has no list the shop’s own is chosen from, and is no other shop’s', async () => {
    expect(await api.listCities({ query: { country: 'UY' } })).toEqual([])
    const { shopId, hat } = await open({ country: 'UY' })
    const other = await open({ country: 'UY' })
    const add = (name: string) =>
      changeShop(db, shopId, (tx) => addShopCity(tx, shopId, { division: 'Maldonado', name }))
    const piriapolis = (await add('Piriápolis')) ?? 0
    const maldonado = (await add('Maldonado')) ?? 0
    expect([piriapolis, maldonado]).toEqual([-1, -2])
    expect(await add('piriapolis')).toBeNull()
    await setShop(db, shopId, {
      shippingRate: {
        kind: 'byCity',
        cities: [
          { cityId: piriapolis, price: 4_000_00 },
          { cityId: maldonado, price: 0 },
        ],
        elsewhere: null,
      },
      cashOnDelivery: { cities: [maldonado], ceiling: null },
    })
    expect(await api.listCities({ query: { shopId } })).toEqual([
      { id: -2, name: 'Maldonado', code: null, divisionId: 0, division: 'Maldonado', country: 'UY' },
      { id: -1, name: 'Piriápolis', code: null, divisionId: 0, division: 'Maldonado', country: 'UY' },
    ])
    const order = (cityId: number, rest: Partial<OrderDraft> = {}) =>
      place(draft(shopId, hat, cityId, { country: 'UY', ...rest }))
    const { order: bought } = placed(await order(piriapolis))
    expect(bought).toMatchObject({
      shipping: 4_000_00,
      delivery: { address: { city: 'Piriápolis', division: 'Maldonado' } },
    })
    expect(placed(await order(maldonado, { paymentMethod: 'cashOnDelivery' })).order.shipping).toBe(0)
    expect(await order(piriapolis, { paymentMethod: 'cashOnDelivery' })).toEqual(
      refusedFor({ kind: 'paymentMethod', problem: { reason: 'city' } }),
    )

    expect(await api.listCities({ query: { shopId: other.shopId } })).toEqual([])
    expect(await place(draft(other.shopId, other.hat, piriapolis, { country: 'UY' }))).toEqual(NOT_OURS)
    expect(await order(-3)).toEqual(NOT_OURS)
    expect(await order(-2_147_483_648)).toEqual(NOT_OURS)
  })

  test('where there is no list, a city that the shop has not listed costs what elsewhere costs, and pays at no door', async () => {
    const { shopId, hat } = await open({
      country: 'UY',
      cashOnDelivery: { cities: [-1], ceiling: null },
      shippingRate: { kind: 'byCity', cities: [{ cityId: -1, price: 4_000_00 }], elsewhere: 1_000_00 },
    })
    await changeShop(db, shopId, (tx) => addShopCity(tx, shopId, { division: 'Maldonado', name: 'Piriápolis' }))
    const order = (division: string, city: string, rest: Partial<OrderDraft> = {}) => {
      const made = draft(shopId, hat, UNLISTED_CITY, { country: 'UY', ...rest })
      return place({ ...made, delivery: { kind: 'address', address: { ...made.delivery.address, city, division } } })
    }
    const { order: bought } = placed(await order('Rocha', 'La Paloma'))
    expect(bought).toMatchObject({ shipping: 1_000_00, delivery: { address: { cityId: 0, city: 'La Paloma' } } })
    expect(await order('Rocha', 'La Paloma', { paymentMethod: 'cashOnDelivery' })).toEqual(
      refusedFor({ kind: 'paymentMethod', problem: { reason: 'city' } }),
    )
    // A city on the list with another spelling has the list's price.
    expect(placed(await order('maldonado', 'piriapolis')).order).toMatchObject({
      shipping: 4_000_00,
      delivery: { address: { cityId: -1, city: 'Piriápolis' } },
    })
    // If two cities have the name, the buyer has to choose; the code does not decide.
    for (const name of ['San José de Mayo', 'San José del Norte'])
      await changeShop(db, shopId, (tx) => addShopCity(tx, shopId, { division: 'San José', name }))
    expect(await order('San José', 'San José')).toEqual(NOT_OURS)
    const peru = await open({ country: 'PE', shippingRate: { kind: 'byCity', cities: [], elsewhere: 1 } })
    expect(await place(draft(peru.shopId, peru.hat, UNLISTED_CITY, { country: 'PE' }))).toEqual(NOT_OURS)
  })

  test('a city that was taken off the shop’s list is chosen no more, and has its id again when it comes back', async () => {
    const { shopId } = await open({ country: 'UY' })
    const add = (name: string) => changeShop(db, shopId, (tx) => addShopCity(tx, shopId, { division: 'Rocha', name }))
    expect([await add('La Paloma'), await add('Chuy')]).toEqual([-1, -2])
    await changeShop(db, shopId, (tx) => removeShopCities(tx, shopId, [-1]))
    expect((await api.listCities({ query: { shopId } })).map(({ name }) => name)).toEqual(['Chuy'])
    expect([await add('Castillos'), await add('La Paloma')]).toEqual([-3, -1])
  })
})
