import { afterAll, describe, expect, test } from 'vitest'
import { draftOf, one, openShop, placed, sell, testApi as shopperApi } from '../orders/testing.ts'
import { manageAs, testApi } from '../testing.ts'
import { openManaged, refusalOf, sessionOf } from './testing.ts'

const { db, platform } = await openManaged()
afterAll(() => db.close())
const manage = manageAs(testApi(db).app, platform)

const LIMIT = 30_000_00
const back = (amount: number) => ({ amount, how: 'byHand' as const, reason: 'torn' })

/** A shop with an owner and a manager, and an order of 58,000 that was paid by transfer. */
async function open() {
  const shopId = await openShop(db)
  const [shirt] = await sell(db, shopId, { units: 10 })
  if (!shirt) throw new Error('nothing to sell')
  const body = draftOf(shopId, [one(shirt)], { paymentMethod: 'bankDeposit' })
  const { order } = placed(await shopperApi(db).placeOrder({ body }))
  const params = { shopId, number: order.number }
  await manage.takeOrderStep({ params, body: { step: 'move', to: 'paid' } })
  const join = async (email: string, role: 'owner' | 'manager' | 'sales') => {
    const { id, revision } = await manage.addMember({ params: { shopId }, body: { email, role } })
    return { id, revision, as: manageAs(testApi(db).app, (await sessionOf(db, email)).secret) }
  }
  const [ana, beto] = [await join('ana@ejemplo.co', 'owner'), await join('beto@ejemplo.co', 'manager')]
  const limit = (refundLimit: number | null) =>
    ana.as.changeMember({
      params: { shopId, id: beto.id },
      revision: '*',
      body: { role: 'manager', refundLimit },
    })
  return { shopId, params, ana: ana.as, beto: beto.as, betoId: beto.id, anaId: ana.id, limit, join }
}

describe('a limit for giving money back', () => {
  test('holds for an order in all, in however many parts, and for nobody else', async () => {
    const { params, ana, beto, limit } = await open()
    expect(await limit(LIMIT)).toMatchObject({ role: 'manager', refundLimit: LIMIT })
    expect((await beto.listRefunds({ params })).most).toBe(LIMIT)
    expect((await ana.listRefunds({ params })).most).toBeNull()
    expect(await refusalOf(beto.refundOrder({ params, body: back(LIMIT + 1) }))).toMatchObject({
      errors: [{ path: 'amount', code: 'notAllowed', params: { limit: LIMIT, most: LIMIT } }],
    })
    await beto.refundOrder({ params, body: back(20_000_00) })
    expect((await beto.listRefunds({ params })).most).toBe(10_000_00)
    expect(await refusalOf(beto.refundOrder({ params, body: back(10_000_01) }))).toMatchObject({
      errors: [{ code: 'notAllowed', params: { most: 10_000_00 } }],
    })
    await ana.refundOrder({ params, body: back(30_000_00) })
    expect((await beto.listRefunds({ params })).most).toBe(0)
    await limit(null)
    await beto.refundOrder({ params, body: back(8_000_00) })
    expect((await manage.listRefunds({ params })).items.map(({ amount }) => amount)).toEqual([
      20_000_00, 30_000_00, 8_000_00,
    ])
  })

  test('is set by owners alone, never for owners, and stays with another role', async () => {
    const { shopId, beto, betoId, anaId, ana, limit, join } = await open()
    const caro = await join('caro@ejemplo.co', 'sales')
    const byManager = beto.changeMember({
      params: { shopId, id: caro.id },
      revision: caro.revision,
      body: { role: 'sales', refundLimit: 1_00 },
    })
    expect(await refusalOf(byManager)).toMatchObject({ errors: [{ path: 'refundLimit', code: 'notAllowed' }] })
    const ofOwner = await ana.changeMember({
      params: { shopId, id: anaId },
      revision: '*',
      body: { role: 'owner', refundLimit: 1_00 },
    })
    expect(ofOwner.refundLimit).toBeNull()
    await limit(LIMIT)
    const of = { params: { shopId, id: betoId }, revision: '*' }
    expect(await ana.changeMember({ ...of, body: { role: 'sales' } })).toMatchObject({ refundLimit: LIMIT })
    expect(await ana.changeMember({ ...of, body: { role: 'manager' } })).toMatchObject({ refundLimit: LIMIT })
    expect(await manage.changeMember({ ...of, body: { role: 'owner' } })).toMatchObject({ refundLimit: null })
  })
})
