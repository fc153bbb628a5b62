import { afterAll, expect, test } from 'vitest'
import { addPlatformKey } from '../keys/store.ts'
import { choose, openPayments } from '../payments/testing.ts'
import { manageAs } from '../testing.ts'

const world = await openPayments('wompi')
afterAll(() => world.close())
const manage = manageAs(world.app, await addPlatformKey(world.db, 'tests'))

test('an order tells every attempt to pay it, oldest first', async () => {
  const placed = await world.place(await world.openPayingShop())
  const params = { shopId: placed.shopId, number: placed.number }
  expect((await manage.getOrder({ params })).attempts).toEqual([])
  const refused = await world.start(placed)
  await world.comeBack(refused, await choose(refused.url, { outcome: 'decline', notice: 'never' }))
  world.pass(60_000)
  const paid = await world.start(placed)
  await world.comeBack(paid, await choose(paid.url, { outcome: 'approve', notice: 'never' }))
  const { attempts, payment, total } = await manage.getOrder({ params })
  expect(attempts).toMatchObject([
    { provider: 'wompi', state: 'rejected', amount: total, live: false },
    { provider: 'wompi', state: 'paid', amount: total, live: false },
  ])
  const [first, second] = attempts
  expect(first?.reference).not.toBe(second?.reference)
  expect(Date.parse(second?.startedAt ?? '') - Date.parse(first?.startedAt ?? '')).toBe(60_000)
  expect(second).toMatchObject(payment ?? {})
})
