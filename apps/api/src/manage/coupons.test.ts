import { afterAll, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { addKey } from '../keys/store.ts'
import { MOST_COUPONS } from '../limits/rules.ts'
import { draftOf, one, openShop, placed, sell, testApi as shopperApi, versionOf } from '../orders/testing.ts'
import { manageAs, testApi } from '../testing.ts'
import { openManaged, refusalOf } from './testing.ts'

const { db, platform } = await openManaged()
afterAll(() => db.close())

const manage = () => manageAs(testApi(db).app, platform)
const TEN = { kind: 'percentage', percent: 10 } as const

describe('coupons', () => {
  test('are created under a code however it is typed, changed in part, closed, and removed', async () => {
    const params = { shopId: await openShop(db) }
    const made = await manage().createCoupon({ params, body: { code: ' Díá-10 ', reduction: TEN, maxUses: 5 } })
    expect(made).toMatchObject({ code: 'DIA-10', active: true, minPurchase: null, maxUses: 5, uses: 0 })
    const of = { ...params, code: 'dia-10' }
    expect(await manage().getCoupon({ params: of })).toEqual(made)
    const body = { reduction: { kind: 'fixed', amount: 5_000_00 }, maxUses: null, active: false } as const
    const changed = await manage().changeCoupon({ params: of, revision: made.revision, body })
    expect(changed).toMatchObject({ ...body, code: 'DIA-10' })
    expect(
      await refusalOf(manage().changeCoupon({ params: of, revision: made.revision, body: { active: true } })),
    ).toMatchObject({ status: 412, current: { revision: changed.revision } })
    await manage().deleteCoupon({ params: of, revision: changed.revision })
    expect(await refusalOf(manage().getCoupon({ params: of }))).toMatchObject({ status: 404 })
  })

  test('are made many at once, with one beginning, and none twice', async () => {
    const params = { shopId: await openShop(db) }
    const batch = { prefix: 'feria-', count: 40, reduction: TEN, maxUses: 1 } as const
    const { codes } = await manage().createCoupons({ params, body: batch })
    expect(new Set(codes).size).toBe(40)
    for (const code of codes) expect(code).toMatch(/^FERIA-[A-Z2-9]{6}$/)
    const [code = ''] = codes
    expect(await manage().getCoupon({ params: { ...params, code } })).toMatchObject({ reduction: TEN, maxUses: 1 })
    const wrong = manage().createCoupons({ params, body: { ...batch, prefix: '¿?' } })
    expect(await refusalOf(wrong)).toMatchObject({ errors: [{ path: 'prefix', code: 'wrongFormat' }] })
  })

  test('are at most so many in a shop, also for two who fill it at once', async () => {
    const params = { shopId: await openShop(db) }
    await db.owner.query(
      `insert into coupons (shop_id, code, active, reduction)
       select $1, 'C' || n, true, '{"kind":"percentage","percent":10}' from generate_series(1, $2) n`,
      [params.shopId, MOST_COUPONS - 1],
    )
    const tooMany = (path: string) => ({ status: 422, errors: [{ path, code: 'tooMany' }] })
    const two = manage().createCoupons({ params, body: { prefix: 'dos', count: 2, reduction: TEN } })
    expect(await refusalOf(two)).toMatchObject(tooMany('count'))
    const both = ['LA-UNA', 'LA-OTRA'].map((code) => manage().createCoupon({ params, body: { code, reduction: TEN } }))
    const [done, refused] = (await Promise.allSettled(both)).toSorted((a, b) => a.status.localeCompare(b.status))
    expect([done?.status, refused?.status]).toEqual(['fulfilled', 'rejected'])
    const more = manage().createCoupon({ params, body: { code: 'OTRA', reduction: TEN } })
    expect(await refusalOf(more)).toMatchObject(tooMany('code'))
  })

  test('that an order uses can only be closed, and the use is no edit', async () => {
    const params = { shopId: await openShop(db) }
    const [shirt] = await sell(db, params.shopId, {})
    if (!shirt) throw new Error('nothing to sell')
    const { revision } = await manage().createCoupon({ params, body: { code: 'HOLA10', reduction: TEN } })
    const { order } = placed(
      await shopperApi(db).placeOrder({ body: draftOf(params.shopId, [one(shirt)], { coupon: 'hola10' }) }),
    )
    const of = { ...params, code: 'HOLA10' }
    expect(await manage().getCoupon({ params: of })).toMatchObject({ uses: 1, revision })
    expect(await refusalOf(manage().deleteCoupon({ params: of, revision }))).toMatchObject({
      status: 409,
      code: 'state',
      allowed: ['close'],
    })
    const step = { step: 'move', to: 'cancelled' } as const
    await manage().takeOrderStep({ params: { ...params, number: order.number }, body: step })
    await manage().deleteCoupon({ params: of, revision })
    expect((await manage().listCoupons({ params })).items).toEqual([])
  })

  test('are listed newest first, page by page; to keys that may give them alone, and of their shop', async () => {
    const params = { shopId: await openShop(db) }
    const codes = ['UNO-1', 'DOS-2', 'TRES-3']
    for (const code of codes) await manage().createCoupon({ params, body: { code, reduction: TEN } })
    const first = await manage().listCoupons({ params, query: { limit: 2 } })
    const second = await manage().listCoupons({ params, query: { limit: 2, after: first.next } })
    expect([...first.items, ...second.items].map(({ code }) => code)).toEqual(codes.toReversed())
    expect(second.next).toBeNull()
    const { token } = await inShop(db, params.shopId, (tx) =>
      addKey(tx, params.shopId, { name: 'k', scopes: ['orders:read'], endsAt: null }),
    )
    expect(await refusalOf(manageAs(testApi(db).app, token).listCoupons({ params }))).toMatchObject({ status: 403 })
    const elsewhere = { shopId: await openShop(db) }
    expect(await refusalOf(manage().getCoupon({ params: { ...elsewhere, code: 'UNO-1' } }))).toMatchObject({
      status: 404,
    })
  })

  test('are refused by field', async () => {
    const params = { shopId: await openShop(db) }
    const create = async (body: object) =>
      (await refusalOf(manage().createCoupon({ params, body: { code: 'HOLA10', reduction: TEN, ...body } }))).errors
    expect(await create({ code: 'ANA' })).toMatchObject([{ path: 'code', code: 'wrongFormat' }])
    const dates = { from: '2026-03-02T00:00:00Z', until: '2026-03-02T00:00:00Z' }
    expect(await create(dates)).toMatchObject([{ path: 'until', code: 'notAllowed' }])
    const made = await manage().createCoupon({ params, body: { code: 'HOLA10', reduction: TEN, from: dates.from } })
    expect(await create({ code: 'hola10' })).toMatchObject([{ path: 'code', code: 'taken' }])
    const of = { params: { ...params, code: 'HOLA10' }, revision: made.revision }
    expect(await refusalOf(manage().changeCoupon({ ...of, body: { until: dates.until } }))).toMatchObject({
      errors: [{ path: 'until', code: 'notAllowed' }],
    })
    const wrong = await testApi(db).app.request(`/manage/v1/shops/${params.shopId}/coupons`, {
      method: 'POST',
      body: '{"code":"OTRO10","reduction":{"kind":"percentage","percent":101},"maxUses":0}',
      headers: { authorization: `Bearer ${platform}`, 'content-type': 'application/json' },
    })
    expect(await wrong.json()).toMatchObject({
      errors: [
        { path: 'reduction.percent', code: 'tooBig' },
        { path: 'maxUses', code: 'tooSmall' },
      ],
    })
  })
})

describe('discounts', () => {
  test('are given from one moment until another: orders, carts and the office count with the same', async () => {
    const shopId = await openShop(db)
    const params = { shopId }
    const [shirt] = await sell(db, shopId, {})
    if (!shirt) throw new Error('nothing to sell')
    // 15 to 19 March by the clock of Bogotá.
    const [from, until] = ['2026-03-15T05:00:00.000Z', '2026-03-20T05:00:00.000Z']
    const made = await manage().createDiscount({
      params,
      body: { trigger: 'quantity', minQuantity: 1, reduction: TEN, from, until },
    })
    expect(made).toMatchObject({ active: true, from, until })
    const discountAt = async (now: string) => {
      const { api } = testApi(db, { now: () => new Date(now) })
      return placed(await api.placeOrder({ body: draftOf(shopId, [one(shirt)]) })).order.discount
    }
    expect(await discountAt('2026-03-15T04:59:59.999Z')).toBe(0)
    expect(await discountAt('2026-03-15T05:00:00.000Z')).toBe(5_000_00)
    expect(await discountAt('2026-03-20T04:59:59.999Z')).toBe(5_000_00)
    expect(await discountAt('2026-03-20T05:00:00.000Z')).toBe(0)
    // Browsers get the times, and use them for the prices of carts.
    expect(await shopperApi(db).listDiscounts({ params: { id: shopId } })).toMatchObject([{ from, until }])

    const of = { ...params, id: Number(made.id) }
    const change = (revision: string, body: object) => manage().changeDiscount({ params: of, revision, body })
    expect(await refusalOf(change(made.revision, { until: from }))).toMatchObject({ errors: [{ path: 'until' }] })
    expect(await change(made.revision, { until: null })).toMatchObject({ from, until: null })
    expect(await discountAt('2031-01-01T00:00:00Z')).toBe(5_000_00)
  })

  test('are added, changed in part and removed, and pages see it', async () => {
    const params = { shopId: await openShop(db) }
    const before = await versionOf(db, params.shopId)
    const three = await manage().createDiscount({
      params,
      body: { trigger: 'quantity', minQuantity: 3, reduction: TEN, name: 'Three or more' },
    })
    expect(three).toMatchObject({ trigger: 'quantity', minQuantity: 3, active: true })
    const bySubtotal = await manage().createDiscount({
      params,
      body: { trigger: 'subtotal', ranges: [{ from: 100, to: null }], reduction: TEN, active: false },
    })
    expect((await manage().listDiscounts({ params })).items).toEqual([bySubtotal, three])
    expect(await versionOf(db, params.shopId)).toBeGreaterThan(before)
    const of = { ...params, id: Number(three.id) }
    const changed = await manage().changeDiscount({ params: of, revision: three.revision, body: { minQuantity: 4 } })
    expect(changed).toMatchObject({ minQuantity: 4, name: 'Three or more' })
    expect(
      await refusalOf(
        manage().changeDiscount({ params: of, revision: changed.revision, body: { ranges: [{ from: 0, to: null }] } }),
      ),
    ).toMatchObject({ errors: [{ path: 'ranges', code: 'notAllowed' }] })
    await manage().deleteDiscount({ params: of, revision: changed.revision })
    expect(await refusalOf(manage().getDiscount({ params: of }))).toMatchObject({ status: 404 })
  })

  test('of another shop are not there, and a range that ends before it begins is refused', async () => {
    const params = { shopId: await openShop(db) }
    const body = { trigger: 'subtotal', ranges: [{ from: 200, to: 100 }], reduction: TEN } as const
    expect(
      await refusalOf(manage().createDiscount({ params, body: { ...body, ranges: [...body.ranges] } })),
    ).toMatchObject({
      errors: [{ path: 'ranges[0].to', code: 'tooSmall', params: { least: 200 } }],
    })
    const mine = await manage().createDiscount({
      params,
      body: { trigger: 'quantity', minQuantity: 2, reduction: TEN },
    })
    const elsewhere = { params: { shopId: await openShop(db), id: Number(mine.id) } }
    expect(await refusalOf(manage().getDiscount(elsewhere))).toMatchObject({ status: 404 })
    expect(await refusalOf(manage().deleteDiscount({ ...elsewhere, revision: '*' }))).toMatchObject({ status: 404 })
  })
})
