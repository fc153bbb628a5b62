import type { ManageClient } from '@store/api-client/manage'
import { NO_OWN_FIGURES, type OwnFigures, PLANS } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { measureAfter } from '../catalog/measure-pictures.ts'
import { asWorker, inShop } from '../database/index.ts'
import { draftOf, one, openShop as openOrderShop, placed, sell } from '../orders/testing.ts'
import { beginQuietly } from '../oversight/standing.ts'
import { manageAs, testApi } from '../testing.ts'
import { openImportTests } from './import-testing.ts'
import { memberOf, refusalOf } from './testing.ts'

const { db, media, platform, openShop, close, prepare, start, host } = await openImportTests()
afterAll(close)

/** A shop with these limits, and API clients of its owner and of others in it. */
async function limitedShop(figures: Partial<OwnFigures>) {
  const shop = await openShop()
  const { params, manage, app } = shop
  await setOwn(manage, params, figures)
  const as = async (role: Parameters<typeof memberOf>[2]) =>
    manageAs(app, (await memberOf(db, params.shopId, role)).secret, 'es')
  const owner = await as('owner')
  return { ...shop, as, owner: { ...shop, manage: owner } }
}

const setOwn = (manage: ManageClient, params: { readonly shopId: number }, figures: Partial<OwnFigures>) =>
  manage.setShopLimits({ params, revision: '*', body: { plan: 'start', own: { ...NO_OWN_FIGURES, ...figures } } })

const useOf = async ({ manage, params }: Pick<Awaited<ReturnType<typeof openShop>>, 'manage' | 'params'>) =>
  Object.fromEntries(
    (await manage.getShopLimits({ params })).limits.map(({ limit, used, state }) => [limit, `${used} ${state}`]),
  )

const draw = (fill: string) =>
  new Uint8Array(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g fill="${fill}"/></svg>`))

/** The stored size of such a drawing. */
async function storedSize(): Promise<number> {
  const { manage, params } = await openShop()
  await manage.uploadPicture({ params, file: draw('red') })
  return (await manage.getShopLimits({ params })).limits.find(({ limit }) => limit === 'mediaBytes')?.used ?? 0
}

describe('what a shop uses of its plan', () => {
  test('is counted as things come and go, and is near from four fifths on', async () => {
    const { owner, manage, params } = await limitedShop({ products: 5, people: 3 })
    expect(await useOf(owner)).toEqual({
      products: '0 fine',
      mediaBytes: '0 fine',
      people: '1 fine',
      mailsADay: '0 fine',
      ordersADay: '0 fine',
    })
    const made = await Promise.all(
      ['a', 'b', 'c', 'd'].map((reference) =>
        owner.manage.createProduct({ params, body: { reference, name: reference, price: 5_00 } }),
      ),
    )
    await owner.manage.invite({ params, body: { email: 'beto@correo.example', role: 'sales' } })
    expect(await useOf(owner)).toMatchObject({ products: '4 near', people: '2 fine', mailsADay: '1 fine' })
    const [{ id, revision } = { id: 0, revision: '' }, other = { id: 0, revision: '' }] = made
    await owner.manage.deleteProduct({ params: { ...params, id }, revision })
    expect(await useOf(owner)).toMatchObject({ products: '3 fine' })
    const binned = await owner.manage.getProduct({ params: { ...params, id } })
    await owner.manage.deleteProduct({ params: { ...params, id }, revision: binned.revision })
    await owner.manage.deleteProduct({ params: { ...params, id: other.id }, revision: other.revision })
    await owner.manage.restoreProduct({ params: { ...params, id: other.id } })
    expect(await useOf(owner)).toMatchObject({ products: '3 fine' })
    // The same numbers for every caller.
    expect(await useOf({ manage, params })).toEqual(await useOf(owner))
  })

  test('has the bytes of pictures once, also of those that were stored before sizes were noted', async () => {
    const { owner, params } = await limitedShop({})
    const keep = (fill: string) => owner.manage.uploadPicture({ params, file: draw(fill) })
    await keep('red')
    await keep('red')
    const { mediaBytes: once = '' } = await useOf(owner)
    expect(Number(once.split(' ')[0])).toBeGreaterThan(50)
    await keep('tan')
    const { mediaBytes: twice } = await useOf(owner)
    expect(twice).toBe(`${2 * Number(once.split(' ')[0])} fine`)
    const { shopId } = params
    await inShop(db, shopId, (tx) => tx.execute(sql`update pictures set bytes = null where shop_id = ${shopId}`))
    expect(await useOf(owner)).toMatchObject({ mediaBytes: '0 fine' })
    await measureAfter({ db, media }, shopId - 1)
    expect(await useOf(owner)).toMatchObject({ mediaBytes: twice })
  })

  test('counts orders and mails of today by the shop’s clock, and none of them stops for the plan', async () => {
    const shopId = await openOrderShop(db, { email: 'tienda@ejemplo.co' })
    const at = new Date('2030-03-10T06:00:00Z')
    let now = at
    const { app, api } = testApi(db, { now: () => now })
    const manage = manageAs(app, platform)
    const params = { shopId }
    await setOwn(manage, params, { ordersADay: 1, mailsADay: 1, products: 0, mediaBytes: 0, people: 0 })
    const [product] = await sell(db, shopId, { units: 50 })
    if (!product) throw new Error('nothing to sell')
    const order = async () => placed(await api.placeOrder({ body: draftOf(shopId, [one(product)]) }))
    // Bogotá is five hours behind UTC: its day began at 05:00 UTC.
    now = new Date('2030-03-10T04:59:00Z')
    await order()
    now = at
    expect(await useOf({ manage, params })).toMatchObject({ ordersADay: '0 fine' })
    for (let times = 0; times < 3; times += 1) await order()
    expect(await useOf({ manage, params })).toMatchObject({ ordersADay: '3 full' })
    // Messages have the time at which the database writes them.
    now = new Date()
    expect(await useOf({ manage, params })).toMatchObject({ mailsADay: '8 full' })
    // A shop at all its limits can still sell.
    const { limits } = await manage.getShopLimits({ params })
    expect(limits.map(({ limit, stops }) => [limit, stops])).toEqual([
      ...[['products', true] as const, ['mediaBytes', true] as const, ['people', true] as const],
      ...[['mailsADay', false] as const, ['ordersADay', false] as const],
    ])
  })

  test('has the smaller figures of a new shop while it is quiet', async () => {
    const { owner, params } = await limitedShop({})
    await asWorker(db, (tx) => beginQuietly(tx, params.shopId, [], new Date()))
    const { limits, quietUntil } = await owner.manage.getShopLimits({ params })
    expect(quietUntil).not.toBeNull()
    expect(limits).toMatchObject([{ most: PLANS.start.products }, {}, {}, { most: 50 }, { most: 20 }])
  })
})

describe('at the limit', () => {
  const FULL = { code: 'planFull', status: 409 }

  test('new products, copies and products of the bin are refused by name; what is there is edited, hidden and deleted', async () => {
    const { owner, params } = await limitedShop({ products: 2 })
    const create = (reference: string) =>
      owner.manage.createProduct({ params, body: { reference, name: reference, price: 5_00 } })
    const [first, second] = [await create('a'), await create('b')]
    const refused = await refusalOf(create('c'))
    expect(refused).toMatchObject({ ...FULL, current: { limit: 'products', used: 2, most: 2 } })
    expect(refused.detail).toMatch(/límite de productos.*\(2\).*Plan y límites/)
    expect(await refusalOf(owner.manage.duplicateProduct({ params: { ...params, id: first.id } }))).toMatchObject(FULL)
    const byReference = owner.manage.setProductByReference({
      params: { ...params, reference: 'z' },
      revision: '*',
      body: { name: 'Z', price: 5_00 },
    })
    expect(await refusalOf(byReference)).toMatchObject(FULL)
    const edited = await owner.manage.changeProduct({
      params: { ...params, id: first.id },
      revision: first.revision,
      body: { name: 'Otro', status: 'hidden' },
    })
    expect(edited).toMatchObject({ name: 'Otro', status: 'hidden' })
    await owner.manage.deleteProduct({ params: { ...params, id: second.id }, revision: second.revision })
    await create('c')
    const restored = owner.manage.restoreProduct({ params: { ...params, id: second.id } })
    expect(await refusalOf(restored)).toMatchObject(FULL)
  })

  test('of a batch and of a file only the products beyond it are refused, and the file says so first', async () => {
    const { owner, params } = await limitedShop({ products: 3 })
    const draft = (reference: string, name = reference) => ({ reference, name, price: 5_00 })
    const save = async (...products: ReturnType<typeof draft>[]) =>
      (await owner.manage.saveProducts({ params, body: { products } })).items.map(({ reference, outcome, errors }) =>
        `${reference} ${outcome} ${errors[0]?.code ?? ''}`.trim(),
      )
    expect(await save(draft('a'), draft('b'))).toEqual(['a created', 'b created'])
    const file = 'Código;Producto;Precio\na;A;6\nc;C;5\nd;D;5\ne;E;5'
    const report = await prepare(owner, file)
    expect(report.counts).toMatchObject({ created: 1, updated: 1, refused: 2 })
    expect(report.problems).toMatchObject([
      { row: 4, fault: { code: 'planFull', most: 3 } },
      { row: 5, fault: { code: 'planFull', most: 3 } },
    ])
    expect(await start(owner, report.id)).toMatchObject({ result: { created: 1, changed: 1, refused: 2 } })
    expect(await save(draft('f'), draft('a', 'Otro'))).toEqual(['f refused planFull', 'a updated'])
  })

  test('two at once do not pass it together, neither products nor pictures nor people', async () => {
    const bytes = await storedSize()
    const { owner, params } = await limitedShop({ products: 3, mediaBytes: 2 * bytes, people: 4 })
    const { manage } = owner
    const kinds = async (calls: readonly Promise<unknown>[]) =>
      (
        await Promise.all(
          calls.map((call) =>
            call.then(
              () => 'ok',
              async () => (await refusalOf(call)).code,
            ),
          ),
        )
      ).toSorted()
    const eight = Array.from({ length: 8 }, (_, at) => at)
    expect(
      await kinds(
        eight.map((at) => manage.createProduct({ params, body: { reference: `r${at}`, name: 'R', price: 1_00 } })),
      ),
    ).toEqual([...Array<string>(3).fill('ok'), ...Array<string>(5).fill('planFull')])
    const fills = ['red', 'tan', '#a1', '#a2', '#a3', '#a4']
    expect(await kinds(fills.map((fill) => manage.uploadPicture({ params, file: draw(fill) })))).toEqual([
      ...['ok', 'ok', ...Array<string>(4).fill('planFull')],
    ])
    expect(
      await kinds(
        eight.map((at) => manage.invite({ params, body: { email: `p${at}@correo.example`, role: 'sales' } })),
      ),
    ).toEqual([...Array<string>(3).fill('ok'), ...Array<string>(5).fill('planFull')])
    expect(await useOf(owner)).toMatchObject({ products: '3 full', mediaBytes: `${2 * bytes} full`, people: '4 full' })
  })

  test('pictures are refused by name, those that the shop has are answered, and those of a file stay away', async () => {
    const { owner, params } = await limitedShop({ mediaBytes: await storedSize() })
    const { src } = await owner.manage.uploadPicture({ params, file: draw('red') })
    const refused = await refusalOf(owner.manage.uploadPicture({ params, file: draw('blue') }))
    expect(refused).toMatchObject({ ...FULL, current: { limit: 'mediaBytes' } })
    expect(refused.detail).toContain('Plan y límites')
    expect(await owner.manage.uploadPicture({ params, file: draw('red') })).toEqual({ src })
    const file = `Handle,Title,Body (HTML),Vendor,Variant Price,Image Src\np,Product,,,5,http://${host}/a.svg`
    const { id } = await prepare(owner, file)
    expect(await start(owner, id)).toMatchObject({ result: { created: 1, pictures: 0, picturesMissing: 1 } })
    const { pictureProblems } = await owner.manage.getProductImport({ params: { ...params, id } })
    expect(pictureProblems).toMatchObject([{ reason: 'planFull' }])
  })

  test('nobody else is invited, open invitations counted; who is invited anew is', async () => {
    const { owner, params } = await limitedShop({ people: 2 })
    const invite = (email: string) => owner.manage.invite({ params, body: { email, role: 'sales' } })
    await invite('beto@correo.example')
    expect(await refusalOf(invite('carla@correo.example'))).toMatchObject({
      ...FULL,
      current: { limit: 'people', used: 2, most: 2 },
    })
    expect(await invite('beto@correo.example')).toMatchObject({ role: 'sales' })
  })

  test('the platform’s own keys go beyond it', async () => {
    const { manage, params, picture } = await limitedShop({ products: 0, mediaBytes: 0, people: 0 })
    await manage.createProduct({ params, body: { reference: 'a', name: 'A', price: 5_00 } })
    await picture()
    await manage.invite({ params, body: { email: 'dora@correo.example', role: 'sales' } })
  })
})

describe('asking for more', () => {
  test('is one text, changed and withdrawn, by owners and managers alone; it is in the log without its text', async () => {
    const { owner, as, params } = await limitedShop({ products: 5 })
    const { manage } = owner
    expect(await manage.getShopLimits({ params })).toMatchObject({ plan: 'start', wish: null })
    await manage.askForMore({ params, body: { text: 'Más productos' } })
    const manager = await as('manager')
    const answer = await manager.askForMore({ params, body: { text: 'Muchos más' } })
    expect(answer).toMatchObject({ plan: 'start', own: { products: 5 }, wish: { text: 'Muchos más' } })
    expect(answer.wish?.by).toContain('manager')
    expect(await refusalOf((await as('content')).askForMore({ params, body: { text: 'Yo también' } }))).toMatchObject({
      code: 'forbidden',
      needs: 'settings:write',
    })
    const late = manage.withdrawWish({ params, revision: 'old' })
    expect(await refusalOf(late)).toMatchObject({ code: 'revision' })
    expect(await manage.withdrawWish({ params, revision: answer.revision })).toMatchObject({ wish: null })
    const { items } = await manage.listAuditLog({ params })
    expect(items.map(({ action }) => action)).toEqual(expect.arrayContaining(['askForMore', 'withdrawWish']))
    expect(JSON.stringify(items)).not.toContain('Muchos')
  })

  test('a revision does not change with what is used', async () => {
    const { owner, params } = await limitedShop({})
    const { revision } = await owner.manage.getShopLimits({ params })
    await owner.manage.createProduct({ params, body: { reference: 'a', name: 'A', price: 5_00 } })
    expect((await owner.manage.getShopLimits({ params })).revision).toBe(revision)
  })
})
