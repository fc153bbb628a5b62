import type { Role } from '@store/api-client/manage'
import { PAYMENT_KEYS } from '@store/sandbox'
import { createLog } from '@store/telemetry'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asIdentity, inShop } from '../database/index.ts'
import { refusalOf, sessionOf } from '../manage/testing.ts'
import { openShop } from '../orders/testing.ts'
import { addMembership, setRole } from '../team/store.ts'
import { manageAs, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { applyDue } from './job.ts'

const HOUR = 60 * 60_000
const SECRETS = ['what these tests seal with']

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

let shops = 0
/** A shop with two owners for a week, and a clock that can be moved. */
async function openOwned() {
  let now = new Date()
  const payments = { secrets: SECRETS, sandbox: null, publicUrl: 'http://api.test', shopPort: 3000 }
  const { app } = testApi(db, { payments, now: () => now })
  const shopId = await openShop(db)
  await db.owner.query('update shops set deposit_account = null where shop_id = $1', [shopId])
  shops += 1
  const join = async (name: string, role: Role = 'owner', since = new Date(now.getTime() - 7 * 24 * HOUR)) => {
    const email = `${name}${shops}@feria.test`
    const { personId } = await sessionOf(db, email)
    await inShop(db, shopId, (tx) => addMembership(tx, shopId, { personId, role, since }))
    return { email, personId, by: async () => manageAs(app, (await sessionOf(db, email, { now })).secret) }
  }
  const [ana, luz] = [await join('ana'), await join('luz')]
  const people = { officeUrl: 'http://office.test', brand: 'Feria', secrets: SECRETS, showsCodes: false }
  const log = createLog('error', { write: () => undefined })
  return {
    ana,
    luz,
    join,
    params: { shopId },
    now: () => now,
    wait: (hours: number) => {
      now = new Date(now.getTime() + hours * HOUR)
    },
    work: () => applyDue({ db, log, now: () => now, people, secrets: SECRETS }),
  }
}

/** The kinds of mails to one person about where money goes. */
async function mailsTo(email: string) {
  const { rows } = await asIdentity(db, (tx) =>
    tx.execute<{ kind: string }>(
      sql`select kind from identity.mails where email = ${email} and kind like 'money%' order by id`,
    ),
  )
  return rows.map(({ kind }) => kind)
}

const MINE = 'Banco Central, 123-456'
const THEIRS = 'Banco Lejano, 999-999'
const keys = { ...PAYMENT_KEYS.wompi }
const THEIR_KEYS = { ...PAYMENT_KEYS.mercadoPago }

describe('where deposits go', () => {
  test('is set at once the first time; a change waits for a day, and all owners are told of both', async () => {
    const { ana, luz, params, wait, work } = await openOwned()
    const manage = await ana.by()
    expect(await manage.setDeposit({ params, revision: '*', body: { account: MINE } })).toMatchObject({ account: MINE })
    const change = await manage.setDeposit({ params, revision: '*', body: { account: THEIRS } })
    expect(change).toMatchObject({ account: MINE, pendingUntil: expect.any(String) })
    expect((await manage.listMoneyChanges({ params })).items).toMatchObject([
      { what: 'deposit', account: THEIRS, mayConfirm: false },
    ])
    wait(23)
    await work()
    expect(await (await ana.by()).getDeposit({ params })).toMatchObject({ account: MINE })
    wait(2)
    await work()
    expect(await (await ana.by()).getDeposit({ params })).toMatchObject({ account: THEIRS, pendingUntil: null })
    for (const { email } of [ana, luz])
      expect(await mailsTo(email)).toEqual(['moneyChanged', 'moneyAsked', 'moneyChanged'])
  })

  test('cannot be led elsewhere by taking the account away first', async () => {
    const { ana, params } = await openOwned()
    const manage = await ana.by()
    await manage.setDeposit({ params, revision: '*', body: { account: MINE } })
    await manage.setDeposit({ params, revision: '*', body: { account: null } })
    expect(await manage.setDeposit({ params, revision: '*', body: { account: THEIRS } })).toMatchObject({
      account: null,
      pendingUntil: expect.any(String),
    })
  })

  test('changes at once when another owner confirms it, not the one who asked', async () => {
    const { ana, luz, params } = await openOwned()
    const manage = await ana.by()
    await manage.setDeposit({ params, revision: '*', body: { account: MINE } })
    await manage.setDeposit({ params, revision: '*', body: { account: THEIRS } })
    const what = { ...params, what: 'deposit' as const }
    const [{ revision } = { revision: '' }] = (await manage.listMoneyChanges({ params })).items
    const ownConfirmation = manage.confirmMoneyChange({ params: what, body: { revision } })
    expect(await refusalOf(ownConfirmation)).toMatchObject({ status: 409, usedBy: 'askedBy' })
    await (await luz.by()).confirmMoneyChange({ params: what, body: { revision } })
    expect(await manage.getDeposit({ params })).toMatchObject({ account: THEIRS, pendingUntil: null })
  })

  test('is not confirmed by an owner whom somebody could have made one for it', async () => {
    const { ana, join, params, now, wait } = await openOwned()
    const manage = await ana.by()
    await manage.setDeposit({ params, revision: '*', body: { account: MINE } })
    await manage.setDeposit({ params, revision: '*', body: { account: THEIRS } })
    const eva = await join('eva', 'owner', now())
    const leo = await join('leo', 'manager')
    await inShop(db, params.shopId, (tx) =>
      setRole(tx, params.shopId, { personId: leo.personId, role: 'owner', since: now() }),
    )
    const what = { ...params, what: 'deposit' as const }
    for (const { by } of [eva, leo]) {
      const accomplice = await by()
      const { items } = await accomplice.listMoneyChanges({ params })
      const confirmsFrom = new Date(now().getTime() + 24 * HOUR).toISOString()
      expect(items).toMatchObject([{ mayConfirm: false, confirmsFrom }])
      const body = { revision: items[0]?.revision ?? '' }
      expect(await refusalOf(accomplice.confirmMoneyChange({ params: what, body }))).toMatchObject({
        status: 409,
        usedBy: 'roleSince',
      })
    }
    expect(await manage.getDeposit({ params })).toMatchObject({ account: MINE })
    wait(25)
    await (await ana.by()).setDeposit({ params, revision: '*', body: { account: THEIRS } })
    const [later] = (await (await leo.by()).listMoneyChanges({ params })).items
    expect(later).toMatchObject({ mayConfirm: true, confirmsFrom: null })
  })

  test('is confirmed as it was looked at, not as it was replaced meanwhile', async () => {
    const { ana, luz, params } = await openOwned()
    const [manage, other] = [await ana.by(), await luz.by()]
    await manage.setDeposit({ params, revision: '*', body: { account: MINE } })
    await manage.setDeposit({ params, revision: '*', body: { account: `${MINE}-7` } })
    const [{ revision } = { revision: '' }] = (await other.listMoneyChanges({ params })).items
    await manage.setDeposit({ params, revision: '*', body: { account: THEIRS } })
    const confirmed = other.confirmMoneyChange({ params: { ...params, what: 'deposit' }, body: { revision } })
    expect(await refusalOf(confirmed)).toMatchObject({ code: 'revision', current: { account: THEIRS } })
    expect(await manage.getDeposit({ params })).toMatchObject({ account: MINE, pendingUntil: expect.any(String) })
  })

  test('stays when the change is cancelled, and the next change waits as well', async () => {
    const { ana, luz, params, wait, work } = await openOwned()
    const manage = await ana.by()
    await manage.setDeposit({ params, revision: '*', body: { account: MINE } })
    await manage.setDeposit({ params, revision: '*', body: { account: THEIRS } })
    const owner = await luz.by()
    const [{ revision } = { revision: '' }] = (await owner.listMoneyChanges({ params })).items
    await owner.cancelMoneyChange({ params: { ...params, what: 'deposit' }, revision })
    wait(48)
    await work()
    expect(await (await ana.by()).getDeposit({ params })).toMatchObject({ account: MINE, pendingUntil: null })
  })
})

describe('another way to be paid', () => {
  test('waits as well where the shop is paid already, or has been; a test account is no such way', async () => {
    const { ana, luz, params, wait, work } = await openOwned()
    const manage = await ana.by()
    const through = (provider: 'wompi' | 'mercadoPago') => ({ ...params, provider })
    const set = (provider: 'wompi' | 'mercadoPago', keys: Readonly<Record<string, string>>) =>
      manage.setAccount({ params: through(provider), revision: '*', body: { keys } })
    expect(await set('wompi', keys)).toMatchObject({ mode: 'test' })
    expect(await manage.setDeposit({ params, revision: '*', body: { account: MINE } })).toMatchObject({ account: MINE })
    const second = await set('mercadoPago', THEIR_KEYS)
    expect(second).toMatchObject({ mode: null, methods: [], pendingUntil: expect.any(String) })
    expect((await manage.getShop({ params })).paymentMethods).not.toContain('mercadoPago')
    await manage.setDeposit({ params, revision: '*', body: { account: null } })
    const { revision } = await manage.getAccount({ params: through('wompi') })
    await manage.deleteAccount({ params: through('wompi'), revision })
    expect(await set('mercadoPago', THEIR_KEYS)).toMatchObject({ mode: null })
    wait(25)
    await work()
    expect(await (await ana.by()).getAccount({ params: through('mercadoPago') })).toMatchObject({ mode: 'test' })
    // The history of an account stays after the change, whatever was set meanwhile.
    const again = await (await ana.by()).setDeposit({ params, revision: '*', body: { account: THEIRS } })
    expect(again).toMatchObject({ account: null, pendingUntil: expect.any(String) })
    for (const { email } of [ana, luz])
      expect(await mailsTo(email)).toEqual([
        ...['moneyChanged', 'moneyChanged', 'moneyAsked', 'moneyRemoved', 'moneyRemoved', 'moneyAsked'],
        ...['moneyChanged', 'moneyAsked'],
      ])
  })
})

describe('the keys of a provider', () => {
  test('are set at once the first time; others wait for a day, and wrong ones are refused at once', async () => {
    const { ana, params, wait, work } = await openOwned()
    const manage = await ana.by()
    const of = { ...params, provider: 'wompi' as const }
    const first = await manage.setAccount({ params: of, revision: '*', body: { keys } })
    expect(first).toMatchObject({ mode: 'test', pendingUntil: null })
    const live = Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, key.replace('test', 'prod')]))
    const wrong = manage.setAccount({ params: of, revision: '*', body: { keys: { ...live, publicKey: 'x' } } })
    expect((await refusalOf(wrong)).errors?.map(({ path }) => path)).toContain('keys.publicKey')
    const waiting = await manage.setAccount({ params: of, revision: first.revision, body: { keys: live } })
    expect(waiting).toMatchObject({ mode: 'test', pendingUntil: expect.any(String) })
    expect((await manage.listMoneyChanges({ params })).items).toMatchObject([{ what: 'wompi', mode: 'live' }])
    wait(25)
    await work()
    expect(await (await ana.by()).getAccount({ params: of })).toMatchObject({ mode: 'live', pendingUntil: null })
  })

  test('are described by what the provider itself reads', async () => {
    const { ana, params } = await openOwned()
    const { items } = await (await ana.by()).listProviders({ params })
    expect(items.find(({ provider }) => provider === 'wompi')?.keys.map(({ name }) => name)).toEqual([
      ...['publicKey', 'privateKey', 'eventsSecret', 'integritySecret'],
    ])
    expect(items.find(({ provider }) => provider === 'mercadoPago')?.keys).toContainEqual({
      name: 'mode',
      options: ['test', 'live'],
    })
    expect(items.map(({ provider }) => provider)).not.toContain('flow')
  })
})
