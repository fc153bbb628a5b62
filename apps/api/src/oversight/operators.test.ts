import { createManageClient } from '@store/api-client/manage'
import { PLANS } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asIdentity, asWorker, inShop } from '../database/index.ts'
import { refusalOf, sessionOf } from '../manage/testing.ts'
import { placeOrders } from '../messages/testing.ts'
import { openShop } from '../orders/testing.ts'
import { setOperator } from '../people/index.ts'
import { renderPersonMail } from '../people/mails/person-mail.ts'
import { takeMails } from '../people/testing.ts'
import { addMembership } from '../team/store.ts'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { addReport } from './reports.ts'
import { beginQuietly } from './standing.ts'

const HOUR = 60 * 60_000
let db: TestDatabase
let now = Date.now()
let services: ReturnType<typeof testApi>['services']
let app: ReturnType<typeof testApi>['app']
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ app, services } = testApi(db, { now: () => new Date(now) }))
})
afterAll(() => db.close())

const officeOf = (token: string) =>
  createManageClient({
    baseUrl: 'http://api.test',
    token,
    language: 'es',
    fetch: async (input, init) => app.request(input as string, init),
  })

/** The API client of an operator who has just used their passkey. */
async function operatorAt(email = 'operador@feria.test') {
  const { personId, secret } = await sessionOf(db, email, { proof: 'passkey', now: new Date(now) })
  await setOperator(db, personId, true, new Date(now))
  return officeOf(secret)
}

/** A shop, and the API client of its owner. */
async function shopWithOwner(email: string) {
  const shopId = await openShop(db, { name: `Taller de ${email}` })
  const { personId, secret } = await sessionOf(db, email, { now: new Date(now) })
  await inShop(db, shopId, (tx) => addMembership(tx, shopId, { personId, role: 'owner', since: new Date(now) }))
  return { shopId, params: { shopId }, owner: officeOf(secret) }
}

const logOf = async (owner: ReturnType<typeof officeOf>, shopId: number) =>
  (await owner.listAuditLog({ params: { shopId } })).items

describe('support', () => {
  test('looks into a shop for a day once its owner has let it in, and each step is in the log under both names', async () => {
    const { shopId, params, owner } = await shopWithOwner('ana@feria.test')
    const operator = await operatorAt()
    expect(await refusalOf(operator.getShop({ params }))).toMatchObject({ code: 'notFound' })
    expect((await operator.listMyShops()).items).toEqual([])
    await owner.grantSupport({ params, body: { mayChange: false } })

    expect((await operator.listMyShops()).items).toMatchObject([{ shopId, support: { isMe: true, mayChange: false } }])
    const { revision } = await operator.getShop({ params })
    await operator.getShop({ params })
    const refused = refusalOf(operator.changeShop({ params, revision, body: { name: 'Otro' } }))
    expect(await refused).toMatchObject({ code: 'forbidden', needs: 'settings:write' })
    // Everybody who works in the shop sees that support is there.
    expect((await owner.listMyShops()).items).toMatchObject([{ support: { isMe: false, seenBy: 'operador' } }])
    const [change, look, ...earlier] = await logOf(owner, shopId)
    expect(change).toMatchObject({ kind: 'operator', action: 'changeShop', refused: 'settings:write' })
    expect(look).toMatchObject({ kind: 'operator', action: 'getShop', grantedBy: 'ana (ana@feria.test)' })
    expect(look?.who).toBe('operador (operador@feria.test)')
    expect(earlier.map(({ action }) => action)).toEqual(['grantSupport'])

    now += 24 * HOUR
    const later = await operatorAt()
    expect(await refusalOf(later.getShop({ params }))).toMatchObject({ code: 'notFound' })
  })

  test('changes what it was let change, and is out at once', async () => {
    const { shopId, params, owner } = await shopWithOwner('bea@feria.test')
    const operator = await operatorAt()
    await owner.grantSupport({ params, body: { mayChange: true } })
    await operator.createCategory({ params, body: { name: 'Lino' } })
    const [entry] = await logOf(owner, shopId)
    expect(entry).toMatchObject({ kind: 'operator', action: 'createCategory', grantedBy: 'bea (bea@feria.test)' })
    // It may never change where the shop's mails and money go.
    const { revision } = await operator.getShop({ params })
    const refused = refusalOf(operator.changeShop({ params, revision, body: { email: 'otro@feria.test' } }))
    expect(await refused).toMatchObject({ code: 'forbidden', needs: 'settings:write' })
    await owner.endSupport({ params })
    expect(await refusalOf(operator.getShop({ params }))).toMatchObject({ code: 'notFound' })
  })

  test('sees no buyer', async () => {
    const { shopId, params, owner } = await shopWithOwner('caro@feria.test')
    await placeOrders(db, shopId, [{}])
    await owner.grantSupport({ params, body: { mayChange: true } })
    const operator = await operatorAt()
    const { items } = await operator.listOrders({ params })
    const buyer = (await owner.listOrders({ params })).items[0]?.buyer ?? ''
    expect(buyer).not.toBe('')
    expect(items).toHaveLength(1)
    expect(JSON.stringify(items)).not.toContain(buyer)
    expect(await refusalOf(operator.listSubscribers({ params }))).toMatchObject({ code: 'forbidden' })
  })

  test('enters in an emergency alone, with a reason that every owner is sent', async () => {
    const { shopId, params, owner } = await shopWithOwner('dora@feria.test')
    await takeMails(services)
    const operator = await operatorAt()
    const other = await operatorAt('otra@feria.test')
    await operator.enterInEmergency({ params: { id: shopId }, body: { reason: 'No entran pagos', mayChange: false } })
    const [mail] = await takeMails(services)
    expect(mail).toMatchObject({ email: 'dora@feria.test', kind: 'supportEmergency' })
    if (!mail?.content) throw new Error('no mail')
    const { text } = renderPersonMail(services.people, { ...mail, content: mail.content })
    expect(text).toContain('No entran pagos')
    expect(text).toContain('Taller de dora@feria.test')
    await operator.getShop({ params })
    expect(await refusalOf(other.getShop({ params }))).toMatchObject({ code: 'notFound' })
    const [look, entry] = await logOf(owner, shopId)
    expect(look).toMatchObject({ action: 'getShop', grantedBy: 'operador (operador@feria.test)' })
    expect(entry).toMatchObject({ action: 'enterInEmergency', kind: 'operator', after: { mayChange: false } })
    expect((await owner.listMyShops()).items).toMatchObject([{ support: { reason: 'No entran pagos' } }])
    await operator.leaveEmergency({ params: { id: shopId } })
    expect(await refusalOf(operator.getShop({ params }))).toMatchObject({ code: 'notFound' })
  })
})

describe('operators', () => {
  test('see new and reported shops until they have passed them, and what was reported', async () => {
    const { shopId } = await shopWithOwner('eli@feria.test')
    const operator = await operatorAt()
    const waiting = async () =>
      (await operator.listOverseenShops({ query: { view: 'waiting' } })).items.map(({ shopId: id }) => id)
    expect(await waiting()).not.toContain(shopId)
    await asWorker(db, (tx) => beginQuietly(tx, shopId, ['nameOfBank'], new Date(now)))
    await placeOrders(db, shopId, [{}, {}])
    expect(await waiting()).toContain(shopId)
    const params = { id: shopId }
    const seen = await operator.getOverseenShop({ params })
    expect(seen).toMatchObject({ flags: ['nameOfBank'], ordersOfWeek: 2, openReports: 0 })
    expect(JSON.stringify(seen)).not.toMatch(/buyer|phone|email/i)
    expect(await operator.passShop({ params })).toMatchObject({ quietUntil: null })
    expect(await waiting()).not.toContain(shopId)

    await inShop(db, shopId, (tx) =>
      addReport(tx, shopId, { reason: 'fraud', text: 'Nunca llegó', now: new Date(now) }),
    )
    expect(await waiting()).toContain(shopId)
    const [report] = (await operator.getOverseenShop({ params })).reports
    expect(report).toMatchObject({ reason: 'fraud', text: 'Nunca llegó', closedAt: null })
    const answered = { params: { ...params, report: report?.id ?? 0 }, body: { answer: 'Llegó el martes' } }
    expect((await operator.closeReport(answered)).reports).toMatchObject([{ answer: 'Llegó el martes' }])
    expect(await refusalOf(operator.closeReport(answered))).toMatchObject({ code: 'notFound' })
    expect(await waiting()).not.toContain(shopId)
  })

  test('pause a shop: it is closed whatever its owner does, told by mail, and resumed as the owner wants it', async () => {
    const { shopId, params, owner } = await shopWithOwner('fabi@feria.test')
    await takeMails(services)
    const operator = await operatorAt()
    const id = { id: shopId }
    await operator.pauseShop({ params: id, body: { reason: 'Vende lo que no se puede' } })
    expect((await takeMails(services)).map(({ kind, email }) => [kind, email])).toEqual([
      ['shopPaused', 'fabi@feria.test'],
    ])
    expect(await owner.getShop({ params })).toMatchObject({ open: false })
    expect((await owner.listMyShops()).items).toMatchObject([{ pauseReason: 'Vende lo que no se puede' }])
    expect(await refusalOf(owner.reopenShop({ params }))).toMatchObject({ code: 'state', usedBy: 'pause' })
    expect(await refusalOf(operator.pauseShop({ params: id, body: { reason: 'x' } }))).toMatchObject({ code: 'state' })
    await operator.resumeShop({ params: id })
    expect(await owner.getShop({ params })).toMatchObject({ open: true })

    await operator.pauseShop({ params: id, body: { reason: 'Otra vez' } })
    await owner.closeShop({ params })
    await operator.resumeShop({ params: id })
    expect(await owner.getShop({ params })).toMatchObject({ open: false })
    expect((await logOf(owner, shopId)).map(({ action }) => action).slice(0, 3)).toEqual([
      ...['resumeShop', 'closeShop', 'pauseShop'],
    ])
    expect(await operator.getPlatformHealth()).toMatchObject({ outbox: { givenUp: 0 }, peopleMails: { givenUp: 0 } })
  })

  test('see which shops ask for more, and answer with a plan and figures of their own, which the shop’s log tells', async () => {
    const { shopId, params, owner } = await shopWithOwner('gabo@feria.test')
    const operator = await operatorAt()
    const asking = async () =>
      (await operator.listOverseenShops({ query: { view: 'asking' } })).items.map(({ shopId: id, plan, wish }) => ({
        id,
        plan,
        wish: wish?.text,
      }))
    const of = { params: { id: shopId } }
    expect(await asking()).toEqual([])
    expect(await refusalOf(operator.closeWish(of))).toMatchObject({ code: 'state' })
    await owner.askForMore({ params, body: { text: 'Ocho mil libros en marzo' } })
    expect(await asking()).toEqual([{ id: shopId, plan: 'start', wish: 'Ocho mil libros en marzo' }])
    const own = { products: 40_000, mediaBytes: null, people: 3, mailsADay: null, ordersADay: null }
    const inFull = await operator.setShopPlan({ ...of, body: { plan: 'grow', own } })
    expect(inFull).toMatchObject({ plan: 'grow', own, wish: null })
    expect(inFull.limits).toMatchObject([
      { most: 40_000 },
      { most: PLANS.grow.mediaBytes },
      { used: 1, most: 3 },
      {},
      {},
    ])
    expect(await owner.getShopLimits({ params })).toMatchObject({ plan: 'grow', own, wish: null })
    expect(await asking()).toEqual([])

    await owner.askForMore({ params, body: { text: 'Y algo más' } })
    expect(await operator.closeWish(of)).toMatchObject({ plan: 'grow', own, wish: null })
    const [closed, , set] = await logOf(owner, shopId)
    expect([closed?.action, set?.action, set?.kind]).toEqual(['closeWish', 'setShopPlan', 'operator'])
    expect(set?.after).toMatchObject({ plan: 'grow', own: { products: 40_000, people: 3 } })
  })

  test('are nobody any more once they no longer work for the platform', async () => {
    const { personId, secret } = await sessionOf(db, 'antes@feria.test', { proof: 'passkey', now: new Date(now) })
    await setOperator(db, personId, true, new Date(now))
    expect((await officeOf(secret).listOverseenShops({})).items.length).toBeGreaterThan(0)
    await setOperator(db, personId, false, new Date(now))
    expect(await refusalOf(officeOf(secret).listOverseenShops({}))).toMatchObject({ code: 'forbidden' })
    const { rows } = await asIdentity(db, (tx) => tx.execute(sql`select count(*)::int as n from identity.operators`))
    expect(rows[0]?.n).toBeGreaterThan(0)
  })
})
