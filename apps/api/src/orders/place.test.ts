import { isOfflineMethod } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { listBranches, setBranches } from '../shops/store/parts.ts'
import { changeShop, setShop } from '../shops/store/shops.ts'
import { findOrderByNumber } from './store/orders.ts'
import {
  counts,
  draftOf,
  newKey,
  one,
  openOrders,
  openShop,
  placed,
  sell,
  sizes,
  unexplainedStock,
  versionOf,
} from './testing.ts'

const { db, api, shopId, place, unitsOf, close } = await openOrders()
afterAll(close)

describe('placing an order (C33)', () => {
  test('the order is what was sold: lines, prices, totals, buyer and address, and its stock is gone', async () => {
    const [shirt, skirt] = await sell(db, shopId, { units: 5 }, { name: 'Falda', ...sizes })
    if (!shirt || !skirt) throw new Error('nothing to sell')
    const small = skirt.variants[0]?.id ?? ''
    const draft = draftOf(shopId, [one(shirt, 2), { ...one(skirt, 1, small), message: ' para regalo\u0007 ' }])
    const { order, accessKey } = placed(await place(draft))
    expect(order).toEqual({
      number: expect.any(Number),
      shopId,
      status: 'pending',
      shipment: 'pending',
      units: 3,
      currency: 'COP',
      lines: [
        {
          productId: shirt.id,
          variantId: null,
          name: 'Camisa',
          variant: [],
          image: '/media/1/a.jpg',
          unitPrice: 50_000_00,
          quantity: 2,
          message: null,
        },
        {
          productId: skirt.id,
          variantId: small,
          name: 'Falda',
          variant: ['S'],
          image: '/media/1/a.jpg',
          unitPrice: 30_000_00,
          quantity: 1,
          message: 'para regalo',
        },
      ],
      subtotal: 130_000_00,
      discounts: [],
      discount: 0,
      shipping: 8_000_00,
      total: 138_000_00,
      coupon: null,
      paymentMethod: 'cashOnDelivery',
      channel: 'web',
      buyer: { ...draft.buyer, documentType: null, phone: '+573001234567', phoneShown: '300 1234567' },
      delivery: draft.delivery,
      carrier: null,
      payment: null,
      heldUntil: expect.any(String),
      answers: [],
      invoice: null,
      lapsed: false,
      depositAccount: null,
      seller: { name: 'Mercado', city: null, phone: null },
      placedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: order.placedAt,
    })
    expect(accessKey).toMatch(/^[0-9a-f]{32}$/)
    expect([await unitsOf(shirt), await unitsOf(skirt)]).toEqual([[3], [2, 0, 9]])
    expect(await unexplainedStock(db)).toEqual([])
    const { rows } = await inShop(db, shopId, (tx) =>
      tx.execute(sql`
        select l.message, e.who, e.about, e.from_status, e.to_status, b.kind, b.sent_at, m.units
        from order_lines l join order_events e using (order_number) join outbox b using (order_number)
        join stock_movements m using (order_number, product_id)
        where order_number = ${order.number} order by l.position`),
    )
    const event = {
      who: 'shopper',
      about: 'order',
      from_status: null,
      to_status: 'pending',
      kind: 'order.buyer',
      sent_at: null,
    }
    expect(rows).toEqual([
      { message: null, ...event, units: -2 },
      { message: 'para regalo', ...event, units: -1 },
    ])
  })

  test('the same product with other words on it is another line, and both take from the same stock', async () => {
    const [medal] = await sell(db, shopId, { units: 3 })
    if (!medal) throw new Error('nothing to sell')
    const engraved = (quantity: number, message: string | null) => ({ ...one(medal, quantity), message })
    const tooMany = await place(draftOf(shopId, [engraved(2, 'Ana'), engraved(2, 'Luis')]))
    expect(tooMany).toMatchObject({ kind: 'refused', refusals: [{ kind: 'outOfStock' }, { kind: 'outOfStock' }] })
    expect(await unitsOf(medal)).toEqual([3])
    const { order } = placed(await place(draftOf(shopId, [engraved(1, 'Ana'), engraved(1, 'Luis'), engraved(1, null)])))
    expect(order.lines.map(({ quantity, message }) => [quantity, message])).toEqual([
      [1, 'Ana'],
      [1, 'Luis'],
      [1, null],
    ])
    expect(order.units).toBe(3)
    expect(await unitsOf(medal)).toEqual([0])
    expect(await unexplainedStock(db)).toEqual([])
  })

  test('66 names of Colombian municipalities are borne by several: each order keeps the code of its own (L4)', async () => {
    const cities = await api.listCities({ query: { country: 'CO' } })
    const names = cities.map(({ name }) => name)
    expect(new Set(names.filter((name, at) => names.indexOf(name) < at)).size).toBe(66)
    expect(new Set(cities.map(({ name, division }) => `${division}, ${name}`)).size).toBe(cities.length)
    const [shirt] = await sell(db, shopId, {})
    if (!shirt) throw new Error('nothing to sell')
    for (const { id: cityId, name: city, division } of cities.filter(({ name }) => name === 'La Unión')) {
      const draft = draftOf(shopId, [one(shirt)])
      if (draft.delivery.kind !== 'address') throw new Error('no address')
      const address = { ...draft.delivery.address, cityId, city, division: 'Another' }
      const { order } = placed(await place({ ...draft, delivery: { kind: 'address', address } }))
      expect(order.delivery).toEqual({ kind: 'address', address: { ...address, division } })
    }
  })

  test('how long it takes is promised by the quote, and kept with the order', async () => {
    const days = { from: 2, to: 5 }
    const slow = await openShop(db, { shippingRate: { kind: 'flat', price: 8_000_00, days } })
    const [shirt] = await sell(db, slow, {})
    if (!shirt) throw new Error('nothing to sell')
    const draft = draftOf(slow, [one(shirt)])
    const { totals } = await api.quoteOrder({
      body: { shopId: slow, lines: draft.lines, delivery: 'address', cityId: null },
    })
    expect(totals.shipping).toMatchObject({ price: 8_000_00, days })
    const { order } = placed(await api.placeOrder({ body: draft }))
    expect(order.delivery).toEqual({ ...draft.delivery, days })
    await setShop(db, slow, { shippingRate: { kind: 'flat', price: 8_000_00 } })
    const found = await api.findOrder({ query: { shopId: slow, number: order.number, idNumber: '1020304050' } })
    expect(found?.delivery).toEqual(order.delivery)
  })

  test('later changes of the catalogue change nothing in the order', async () => {
    const [shirt] = await sell(db, shopId, { reference: 'kept' })
    if (!shirt) throw new Error('nothing to sell')
    const { order, accessKey } = placed(await place(draftOf(shopId, [one(shirt)])))
    await sell(db, shopId, { reference: 'kept', name: 'Otra', price: 1_00, images: [] })
    await asWorker(db, (tx) => tx.execute(sql`delete from products where id = ${shirt.id}`))
    expect(await api.getPlacedOrder({ params: { number: order.number }, query: { shopId, key: accessKey } })).toEqual(
      order,
    )
    expect(await unexplainedStock(db)).toEqual([])
  })

  test('each method starts where its money stands (S8), with the delivery it goes with', async () => {
    const [shirt] = await sell(db, shopId, {})
    if (!shirt) throw new Error('nothing to sell')
    const address = draftOf(shopId, []).delivery
    const pickUp = { kind: 'pickUp' } as const
    const cases = [
      ['cashOnDelivery', address, 'pending'],
      ['bankDeposit', address, 'unpaid'],
      ['bankDeposit', pickUp, 'unpaid'],
      ['toBeAgreed', address, 'pending'],
      ['payInStore', pickUp, 'pending'],
      ['payInStore', address, 'refused'],
      ['cashOnDelivery', pickUp, 'refused'],
      ['wompi', address, 'refused'],
      ['efecty', address, 'refused'],
    ] as const
    for (const [paymentMethod, delivery, expected] of cases) {
      const outcome = await place(draftOf(shopId, [one(shirt)], { paymentMethod, delivery }))
      const got = outcome.kind === 'placed' ? outcome.order.status : outcome.kind
      expect([paymentMethod, delivery.kind, got]).toEqual([paymentMethod, delivery.kind, expected])
      // A method that the shop has but that does not fit the delivery, and one that it does not have.
      const problem = isOfflineMethod(paymentMethod) ? { reason: 'delivery' } : null
      if (outcome.kind === 'refused') expect(outcome.refusals).toEqual([{ kind: 'paymentMethod', problem }])
      if (outcome.kind === 'placed') expect(outcome.order.shipping).toBe(delivery.kind === 'pickUp' ? 0 : 8_000_00)
    }
    const noStore = await openShop(db, { paymentMethods: ['bankDeposit'] })
    const [hat] = await sell(db, noStore, {})
    if (!hat) throw new Error('nothing to sell')
    const fetch = () => place(draftOf(noStore, [one(hat)], { paymentMethod: 'bankDeposit', delivery: pickUp }))
    expect(await fetch()).toEqual({ kind: 'refused', refusals: [{ kind: 'paymentMethod', problem: null }] })
    const branch = {
      name: 'Centro',
      address: 'Calle 1',
      latitude: 6.2,
      longitude: -75.6,
      hours: null,
      phone: null,
      photo: null,
    }
    await changeShop(db, noStore, (tx) => setBranches(tx, noStore, [branch]))
    const { order } = placed(await fetch())
    expect(order.delivery).toEqual({ kind: 'pickUp', place: 'Centro · Calle 1' })
  })

  test('who picks up is told the branch they chose, as it was then; one of nobody’s is refused', async () => {
    const shopId = await openShop(db, { paymentMethods: ['bankDeposit'] })
    const [hat] = await sell(db, shopId, {})
    if (!hat) throw new Error('nothing to sell')
    const at = { latitude: 6.2, longitude: -75.6, phone: null, photo: null }
    const centro = { ...at, name: 'Centro', address: 'Calle 1', hours: 'Lun–Sáb 9–18' }
    const poblado = { ...at, name: 'Poblado', address: 'Calle 10', hours: null }
    await changeShop(db, shopId, (tx) => setBranches(tx, shopId, [centro, poblado]))
    const [first, second] = await inShop(db, shopId, (tx) => listBranches(tx, shopId))
    const fetch = (branchId: number | null) =>
      place(draftOf(shopId, [one(hat)], { paymentMethod: 'bankDeposit', delivery: { kind: 'pickUp', branchId } }))
    const { order } = placed(await fetch(first?.id ?? 0))
    expect(order.delivery).toEqual({ kind: 'pickUp', branchId: first?.id, place: 'Centro · Calle 1 · Lun–Sáb 9–18' })
    expect(placed(await fetch(second?.id ?? 0)).order.delivery).toMatchObject({ place: 'Poblado · Calle 10' })
    // Clients from before there were branches.
    expect(placed(await fetch(null)).order.delivery).toEqual({ kind: 'pickUp' })
    expect(await fetch(987654)).toEqual({ kind: 'refused', refusals: [{ kind: 'field', field: 'branch' }] })

    // One of them does not hand out orders: it cannot be chosen, and the other is the only one.
    await changeShop(db, shopId, (tx) => setBranches(tx, shopId, [{ ...centro, pickUp: false }, poblado]))
    const [closed] = await inShop(db, shopId, (tx) => listBranches(tx, shopId))
    expect(await fetch(closed?.id ?? 0)).toEqual({ kind: 'refused', refusals: [{ kind: 'field', field: 'branch' }] })
    expect(placed(await fetch(null)).order.delivery).toEqual({ kind: 'pickUp', place: 'Poblado · Calle 10' })
    await changeShop(db, shopId, (tx) => setBranches(tx, shopId, [{ ...centro, pickUp: false }]))
    expect(await fetch(null)).toEqual({ kind: 'refused', refusals: [{ kind: 'paymentMethod', problem: null }] })

    await changeShop(db, shopId, (tx) => setBranches(tx, shopId, []))
    const found = await inShop(db, shopId, (tx) => findOrderByNumber(tx, shopId, order.number))
    expect(found?.order.delivery).toEqual(order.delivery)
  })

  test('a city chosen from the list decides what delivery costs and what stands on the parcel', async () => {
    const byCity = await openShop(db, {
      shippingRate: { kind: 'byCity', cities: [{ cityId: 5001, price: 5_000_00 }], elsewhere: null },
    })
    const [shirt] = await sell(db, byCity, {})
    if (!shirt) throw new Error('nothing to sell')
    const to = (cityId: number | null) => {
      const draft = draftOf(byCity, [one(shirt)])
      if (draft.delivery.kind !== 'address') throw new Error('no address')
      return place({
        ...draft,
        delivery: { kind: 'address', address: { ...draft.delivery.address, cityId, city: 'Leticia' } },
      })
    }
    const { order } = placed(await to(5001))
    expect(order.delivery).toMatchObject({ address: { city: 'Medellín', division: 'Antioquia' } })
    expect(order.shipping).toBe(5_000_00)
    expect(await to(11001)).toEqual({ kind: 'refused', refusals: [{ kind: 'shippingUnavailable', reason: 'noCity' }] })
    expect(await to(null)).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'shippingUnavailable', reason: 'cityNeeded' }],
    })
    for (const none of [99_999, 0, 2 ** 32])
      expect(await to(none)).toEqual({ kind: 'refused', refusals: [{ kind: 'field', field: 'city' }] })
  })

  test("the shop's version moves when something sells out, and only then", async () => {
    const [shirt, skirt] = await sell(db, shopId, { units: 3 }, sizes)
    if (!shirt || !skirt) throw new Error('nothing to sell')
    const small = skirt.variants[0]?.id ?? ''
    const start = await versionOf(db, shopId)
    placed(await place(draftOf(shopId, [one(shirt, 2), one(skirt, 2, small)])))
    expect(await versionOf(db, shopId)).toBe(start)
    placed(await place(draftOf(shopId, [one(shirt, 1)])))
    expect(await versionOf(db, shopId)).toBe(start + 1)
    placed(await place(draftOf(shopId, [one(skirt, 1, small)])))
    expect(await versionOf(db, shopId)).toBe(start + 2)
  })
})

describe('one attempt, one order', () => {
  test('the same key again is answered with the same order; with another body it names that order (C33)', async () => {
    const [shirt, skirt] = await sell(db, shopId, { units: 9 }, sizes)
    if (!shirt || !skirt) throw new Error('nothing to sell')
    const lines = [one(shirt, 2), one(skirt, 1, skirt.variants[0]?.id)]
    const draft = draftOf(shopId, lines)
    const first = placed(await place(draft))
    const before = await counts(db)
    // The same cart written differently: order and split of the lines, spaces, notation of the ID number, shown prices.
    const again = {
      ...draft,
      lines: [one(skirt, 1, skirt.variants[0]?.id), one(shirt, 1), one(shirt, 1)],
      buyer: { ...draft.buyer, name: ' Ana María ', idNumber: '1.020.304.050' },
      expectedTotal: 1_00,
    }
    expect(await place(again)).toEqual(first)
    const conflict = { kind: 'conflict', number: first.order.number, accessKey: first.accessKey }
    expect(await place({ ...draft, lines: [one(shirt, 3)] })).toEqual(conflict)
    expect(await place({ ...draft, buyer: { ...draft.buyer, name: 'Bea' } })).toEqual(conflict)
    expect(await place({ ...draft, paymentMethod: 'bankDeposit' })).toEqual(conflict)
    expect(await counts(db)).toEqual(before)
  })

  test('a key belongs to its shop', async () => {
    const other = await openShop(db)
    const [here] = await sell(db, shopId, {})
    const [there] = await sell(db, other, {})
    if (!here || !there) throw new Error('nothing to sell')
    const key = newKey()
    const first = placed(await place(draftOf(shopId, [one(here)], { key })))
    const second = placed(await place(draftOf(other, [one(there)], { key })))
    expect(second.order).toMatchObject({ shopId: other })
    expect(second.order.number).not.toBe(first.order.number)
  })

  test('a key is remembered for a week', async () => {
    const [shirt] = await sell(db, shopId, {})
    if (!shirt) throw new Error('nothing to sell')
    const draft = draftOf(shopId, [one(shirt)])
    const first = placed(await place(draft))
    const age = (days: number) =>
      asWorker(db, (tx) =>
        tx.execute(
          sql`update order_keys set created_at = now() - make_interval(days => ${days}) where key = ${draft.key}`,
        ),
      )
    await age(6)
    expect(placed(await place(draft)).order.number).toBe(first.order.number)
    await age(8)
    expect(placed(await place(draft)).order.number).not.toBe(first.order.number)
    await age(8)
    placed(await place(draftOf(shopId, [one(shirt)])))
    const { rows } = await asWorker(db, (tx) => tx.execute(sql`select from order_keys where key = ${draft.key}`))
    expect(rows).toEqual([])
  })
})
