import { inShop } from '@store/api/database'
import { findProducts, moveOrder, orderContext } from '@store/api/queries'
import { type TestDatabase, testApi } from '@store/api/testing'
import { emptyQuery, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Tool } from '../testing.ts'

/** Two orders, one by chat and one that is cancelled. */
export async function buy(here: TestDatabase, shopId: ShopId): Promise<readonly number[]> {
  const { api } = testApi(here)
  const { products } = await inShop(here, shopId, (tx) => findProducts(tx, shopId, { ...emptyQuery, limit: 100 }))
  const ruana = products.find(({ name }) => name === 'Ruana')
  const gorro = products.find(({ name }) => name === 'Gorro')
  const lines = [
    { productId: ruana?.id ?? 0, variantId: ruana?.variants[0]?.id ?? null, quantity: 2 },
    { productId: gorro?.id ?? 0, variantId: null, quantity: 3, message: 'Para Eva' },
  ]
  const placed = []
  const byChat = { paymentMethod: 'toBeAgreed', channel: 'chat', answers: [{ key: 'k', value: 'M' }] } as const
  const byHand = { paymentMethod: 'cashOnDelivery', channel: 'web' } as const
  for (const [key, how, cityId] of [
    ['a'.repeat(32), byChat, -1],
    ['b'.repeat(32), byHand, 5001],
  ] as const) {
    const outcome = await api.placeOrder({
      body: {
        shopId,
        key,
        lines,
        ...how,
        expectedTotal: null,
        coupon: 'lana10',
        invoice: { taxId: '900123456-8', legalName: 'Telares Eva', email: 'cuentas@ejemplo.co' },
        buyer: {
          name: 'Eva',
          idNumber: '123',
          documentType: 'NIT',
          email: 'eva@ejemplo.co',
          phone: '+57 300 111 2233',
          message: 'Hola',
        },
        delivery: {
          kind: 'address',
          address: {
            cityId,
            city: '',
            division: '',
            neighbourhood: 'Centro',
            postcode: '05001',
            address: 'Calle 9',
            details: null,
          },
        },
      },
    })
    if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
    placed.push(outcome.order.number)
  }
  const cancel = { shopId, number: placed[1] ?? 0, to: 'cancelled', who: 'operator', why: 'no' } as const
  await inShop(here, shopId, async (tx) => {
    await moveOrder(tx, cancel, orderContext(new Date()))
    await tx.execute(sql`update orders set lapsed = true where shop_id = ${shopId} and order_number = ${cancel.number}`)
  })
  return placed
}

/** An order that was paid, and refunded in two parts: one with a unit of its second line, one without units. */
export async function buyAndGiveBack(here: TestDatabase, feria: Tool, shopId: ShopId): Promise<number> {
  const { products } = await inShop(here, shopId, (tx) => findProducts(tx, shopId, { ...emptyQuery, limit: 100 }))
  const ruana = products.find(({ name }) => name === 'Ruana')
  const lines = [
    { productId: products.find(({ name }) => name === 'Cosa 0')?.id ?? 0, variantId: null, quantity: 1 },
    { productId: ruana?.id ?? 0, variantId: ruana?.variants[0]?.id ?? null, quantity: 2 },
  ]
  const outcome = await testApi(here).api.placeOrder({
    body: {
      shopId,
      key: 'd'.repeat(32),
      lines,
      paymentMethod: 'bankDeposit',
      channel: 'web',
      expectedTotal: null,
      buyer: { name: 'Luz', idNumber: '456', email: null, phone: '+57 300 111 2244', message: null },
      delivery: { kind: 'pickUp' },
    },
  })
  if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  const number = String(outcome.order.number)
  const of = [number, '--shop', 'ana'] as const
  await feria.json('orders', 'move', number, 'paid', '--shop', 'ana')
  await feria.json(
    'orders',
    'ship',
    number,
    'inTransit',
    '--carrier',
    'Servientrega',
    '--tracking',
    '22',
    '--shop',
    'ana',
  )
  await feria.json('orders', 'refund', ...of, '--amount', '120.000', '--reason', 'Rota', '--put-back', '2:1')
  await feria.json('orders', 'refund', ...of, '--amount', '1.000', '--reason', 'Tarde', '--by', 'Ana')
  await inShop(here, shopId, async (tx) => {
    await tx.execute(
      sql`update orders set confirm_tries = 2, ready_at = '2026-03-02T10:00:00Z' where shop_id = ${shopId} and order_number = ${number}`,
    )
    await tx.execute(sql`
      insert into order_notes (shop_id, order_number, who, text, at)
      values (${shopId}, ${number}, 'Ana', 'Vuelve el viernes', '2026-03-02T10:00:00Z')`)
  })
  return outcome.order.number
}
