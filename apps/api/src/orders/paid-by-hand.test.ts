import type { ApiClient } from '@store/api-client'
import type { OrderDraft, OrderOutcome, Product } from '@store/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setShop } from '../shops/store/shops.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { counts, draftOf, one, openShop, sell, testApi } from './testing.ts'

let db: TestDatabase
let api: ApiClient
let shopId: number
let shirt: Product
beforeAll(async () => {
  db = await openTestDatabase()
  api = testApi(db)
  shopId = await openShop(db, { cashOnDelivery: { cities: [MEDELLIN, ENVIGADO], ceiling: 108_000_00 } })
  const [sold] = await sell(db, shopId, {})
  if (!sold) throw new Error('nothing to sell')
  shirt = sold
})
afterAll(() => db.close())

const [MEDELLIN, ENVIGADO, BOGOTA] = [5001, 5266, 11001]
const to = (cityId: number | null): OrderDraft['delivery'] => ({
  kind: 'address',
  address: {
    cityId,
    city: 'Medellín',
    division: 'Antioquia',
    neighbourhood: null,
    postcode: null,
    address: 'Carrera 70 # 1-2',
    details: null,
  },
})
const place = (cityId: number | null, units = 1, rest: Partial<OrderDraft> = {}) =>
  api.placeOrder({ body: draftOf(shopId, [one(shirt, units)], { delivery: to(cityId), ...rest }) })
const refused = (problem: object): OrderOutcome =>
  ({ kind: 'refused', refusals: [{ kind: 'paymentMethod', problem }] }) as OrderOutcome

describe('cash on delivery', () => {
  test('is for the cities on the shop’s list, up to its ceiling with shipping; of a refused order nothing stays', async () => {
    expect((await place(ENVIGADO)).kind).toBe('placed')
    // Two shirts and their shipping are exactly the maximum.
    expect((await place(MEDELLIN, 2)).kind).toBe('placed')
    const before = await counts(db)
    expect(await place(BOGOTA)).toEqual(refused({ reason: 'city' }))
    expect(await place(null)).toEqual(refused({ reason: 'cityNeeded' }))
    expect(await place(MEDELLIN, 3)).toEqual(refused({ reason: 'ceiling', amount: 108_000_00 }))
    expect(await counts(db)).toEqual(before)
  })

  test('keeps nobody from paying another way', async () => {
    expect((await place(BOGOTA, 9, { paymentMethod: 'bankDeposit' })).kind).toBe('placed')
  })

  test('shoppers’ pages know its limits (C1), and another shop has its own', async () => {
    const shop = await api.getShop({ params: { id: shopId } })
    expect(shop?.cashOnDelivery).toEqual({ cities: [MEDELLIN, ENVIGADO], ceiling: 108_000_00 })
    const other = await openShop(db)
    expect((await api.getShop({ params: { id: other } }))?.cashOnDelivery).toEqual({ cities: null, ceiling: null })
    const [hat] = await sell(db, other, {})
    if (!hat) throw new Error('nothing to sell')
    const outcome = await api.placeOrder({ body: draftOf(other, [one(hat, 9)], { delivery: to(BOGOTA) }) })
    expect(outcome.kind).toBe('placed')
  })
})

test('where deposits are paid into is told to who owes one, and to nobody else', async () => {
  const account = 'Bancolombia 123-456\nA nombre de Mercado'
  await setShop(db, shopId, { depositAccount: account })
  const of = async (paymentMethod: OrderDraft['paymentMethod']) => {
    const outcome = await place(MEDELLIN, 1, { paymentMethod })
    return outcome.kind === 'placed' ? outcome.order.depositAccount : outcome
  }
  expect(await of('bankDeposit')).toBe(account)
  expect(await of('cashOnDelivery')).toBeNull()
  expect(JSON.stringify(await api.getShop({ params: { id: shopId } }))).not.toContain('Bancolombia')
})
