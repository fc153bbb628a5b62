import { createManageClient, type ManageClient, type Role } from '@store/api-client/manage'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asIdentity, inShop } from '../database/index.ts'
import { countOutbox } from '../messages/store.ts'
import { TEST_SECRETS, testWorker } from '../messages/testing.ts'
import { openShop } from '../orders/testing.ts'
import { addMembership } from '../team/store.ts'
import { openSmtp, type TestSmtp } from '../testing/smtp.ts'
import { type TestDatabase, testApi } from '../testing.ts'
import { openManaged, refusalOf, sessionOf } from './testing.ts'

const DAY = 24 * 60 * 60_000

let db: TestDatabase
let app: Hono
let platform: string
let clock: number
let smtp: TestSmtp
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ db, platform } = await openManaged())
  const payments = { secrets: TEST_SECRETS, sandbox: null, publicUrl: 'http://api.test', shopPort: 3000 }
  app = testApi(db, { payments, now: () => new Date(clock) }).app
  smtp = await openSmtp()
  stop = testWorker(db, { smtpUrl: smtp.url, delivery: { now: () => new Date(clock) } }).stop
})
afterAll(async () => {
  await stop()
  await smtp.close()
  await db.close()
})

let shopId: number
let owner: ManageClient
let ownerId: number
let people = 0
beforeEach(async () => {
  clock = Date.now()
  shopId = await openShop(db, { name: 'Alborada' })
  ;({ client: owner, personId: ownerId } = await join('owner'))
})

const clientOf = (token: string) =>
  createManageClient({
    baseUrl: 'http://api.test',
    token,
    fetch: async (input, init) => app.request(String(input), init),
  })
const newEmail = (name: string) => `${name}${++people}@correo.example`

/** Somebody in the team. */
async function join(role: Role, shop = shopId) {
  const email = newEmail(role)
  const { personId, secret } = await sessionOf(db, email, { now: new Date(clock) })
  await inShop(db, shop, (tx) => addMembership(tx, shop, { personId, role, since: new Date(clock) }))
  return { email, personId, client: clientOf(secret) }
}
const signedIn = async (email: string) => clientOf((await sessionOf(db, email, { now: new Date(clock) })).secret)
const of = (id: number) => ({ params: { shopId, id } })
const here = () => ({ params: { shopId } })
const memberOf = async (id: number) => {
  const found = (await owner.listTeam(here())).items.find((member) => member.id === id)
  if (!found) throw new Error('not in the team')
  return found
}
/** The token in the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  await expect.poll(() => countOutbox(db), { timeout: 20_000, interval: 20 }).toMatchObject({ waiting: 0 })
  const mail = smtp.mails.findLast(({ recipients }) => recipients.includes(email))
  return /http:\/\/office\.test\/invitations\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('an invitation', () => {
  test('brings a mail, and whoever has proven the address accepts it once', async () => {
    const email = newEmail('beto')
    await owner.invite({ ...here(), body: { email: email.toUpperCase(), role: 'sales' } })
    const token = await tokenFor(email)
    const beto = await signedIn(email)
    expect(await beto.getInvitation({ params: { token } })).toMatchObject({ shopName: 'Alborada', role: 'sales' })
    expect(await beto.acceptInvitation({ params: { token } })).toMatchObject({ shopId })
    expect(await beto.listMyShops()).toMatchObject({ items: [{ shopId, name: 'Alborada', role: 'sales' }] })
    expect((await owner.listTeam(here())).items.map(({ role }) => role)).toEqual(['owner', 'sales'])
    expect((await owner.listInvitations(here())).items).toEqual([])
    expect((await refusalOf(beto.acceptInvitation({ params: { token } }))).code).toBe('notFound')
  })

  test('of another address, a wrong or an old one, and one of a shop that does not exist are answered alike', async () => {
    const [email, other] = [newEmail('beto'), newEmail('caro')]
    await owner.invite({ ...here(), body: { email, role: 'sales' } })
    const token = await tokenFor(email)
    const caro = await signedIn(other)
    const wrong = [
      token,
      token.replace(/^\d+/, '999999'),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      'x'.repeat(60),
    ]
    for (const each of wrong)
      expect((await refusalOf(caro.getInvitation({ params: { token: each } }))).code).toBe('notFound')
    expect(await (await signedIn(email)).getInvitation({ params: { token } })).toMatchObject({ role: 'sales' })
    clock += 8 * DAY
    const beto = await signedIn(email)
    expect((await refusalOf(beto.acceptInvitation({ params: { token } }))).code).toBe('notFound')
  })

  test('ends when it is withdrawn, when the address is invited anew, or when who invited may no longer give the role', async () => {
    const email = newEmail('beto')
    const first = await owner.invite({ ...here(), body: { email, role: 'sales' } })
    const firstToken = await tokenFor(email)
    const second = await owner.invite({ ...here(), body: { email, role: 'content' } })
    const beto = await signedIn(email)
    expect((await refusalOf(beto.acceptInvitation({ params: { token: firstToken } }))).code).toBe('notFound')
    expect(second.id).not.toBe(first.id)
    const token = await tokenFor(email)
    expect(await beto.getInvitation({ params: { token } })).toMatchObject({ role: 'content' })
    await owner.withdrawInvitation({ ...of(second.id), revision: second.revision })
    expect((await refusalOf(beto.acceptInvitation({ params: { token } }))).code).toBe('notFound')

    const manager = await join('manager')
    await manager.client.invite({ ...here(), body: { email, role: 'sales' } })
    const byManager = await tokenFor(email)
    expect(await beto.getInvitation({ params: { token: byManager } })).toMatchObject({ role: 'sales' })
    await owner.changeMember({
      ...of(manager.personId),
      revision: (await memberOf(manager.personId)).revision,
      body: { role: 'accountant' },
    })
    expect((await refusalOf(beto.acceptInvitation({ params: { token: byManager } }))).code).toBe('notFound')
  })

  test('needs one connection: many at once, in many shops, all arrive', async () => {
    const shops = await Promise.all([1, 2, 3, 4].map(() => openShop(db)))
    const owners = await Promise.all(shops.map(async (shop) => ({ shop, ...(await join('owner', shop)) })))
    const many = owners.flatMap(({ shop, client }) =>
      Array.from({ length: 6 }, () =>
        client.invite({ params: { shopId: shop }, body: { email: newEmail('beto'), role: 'sales' } }),
      ),
    )
    expect(await Promise.all(many)).toHaveLength(24)
  })

  test('of an owner is not replaced by who could not withdraw it', async () => {
    const email = newEmail('socia')
    await owner.invite({ ...here(), body: { email, role: 'owner' } })
    const manager = await join('manager')
    expect(await refusalOf(manager.client.invite({ ...here(), body: { email, role: 'sales' } }))).toMatchObject({
      errors: [{ path: 'role', code: 'notAllowed' }],
    })
    expect((await owner.listInvitations(here())).items).toMatchObject([{ email, role: 'owner' }])
  })

  test('into a role that one may not give, of somebody who is in the team, or the twenty-first of a day is refused', async () => {
    const manager = await join('manager')
    for (const role of ['owner', 'manager'] as const)
      expect(await refusalOf(manager.client.invite({ ...here(), body: { email: newEmail('x'), role } }))).toMatchObject(
        { code: 'fields', errors: [{ path: 'role', code: 'notAllowed' }] },
      )
    expect(await refusalOf(owner.invite({ ...here(), body: { email: manager.email, role: 'sales' } }))).toMatchObject({
      errors: [{ path: 'email', code: 'taken' }],
    })
    for (let time = 0; time < 20; time++)
      await owner.invite({ ...here(), body: { email: newEmail('y'), role: 'sales' } })
    expect((await refusalOf(owner.invite({ ...here(), body: { email: newEmail('y'), role: 'sales' } }))).code).toBe(
      'tooMany',
    )
  })
})

describe('a team', () => {
  test('is changed at once: who gets another role or is removed notices at the next call', async () => {
    const caro = await join('content')
    expect((await caro.client.listProducts(here())).items).toEqual([])
    const { revision } = await memberOf(caro.personId)
    await owner.changeMember({ ...of(caro.personId), revision, body: { role: 'stockroom' } })
    expect(await refusalOf(caro.client.listAuditLog(here()))).toMatchObject({ code: 'forbidden', needs: 'audit:read' })
    await owner.removeMember({ ...of(caro.personId), revision: (await memberOf(caro.personId)).revision })
    expect((await refusalOf(caro.client.getShop(here()))).code).toBe('notFound')
    expect((await caro.client.listMyShops()).items).toEqual([])
  })

  test('always has an owner, also when two owners demote each other at once', async () => {
    const own = await memberOf(ownerId)
    const demoted = { ...of(ownerId), revision: own.revision, body: { role: 'sales' as const } }
    expect(await refusalOf(owner.changeMember(demoted))).toMatchObject({ code: 'state', usedBy: 'owner' })
    expect((await refusalOf(owner.leaveTeam(here()))).code).toBe('state')
    const second = await join('owner')
    const other = await memberOf(second.personId)
    await Promise.allSettled([
      owner.changeMember({ ...of(second.personId), revision: other.revision, body: { role: 'sales' } }),
      second.client.changeMember({ ...of(ownerId), revision: own.revision, body: { role: 'sales' } }),
    ])
    const key = clientOf(platform)
    expect((await key.listTeam(here())).items.filter(({ role }) => role === 'owner').length).toBe(1)
  })

  test('does not change its owners unsaid: those who were it before have a mail, also who was removed', async () => {
    const [luz, leo] = [await join('owner'), await join('manager')]
    await clientOf(platform).changeMember({ ...of(leo.personId), revision: '*', body: { role: 'owner' } })
    await owner.changeMember({ ...of(luz.personId), revision: '*', body: { role: 'manager' } })
    await owner.removeMember({ ...of(leo.personId), revision: '*' })
    const mails = async (person: number) => {
      const { rows } = await asIdentity(db, (tx) =>
        tx.execute<{ kind: string }>(sql`
          select m.kind from identity.mails m join identity.people p on p.email = m.email
          where p.id = ${person} and m.kind like 'owner%' order by m.id`),
      )
      return rows.map(({ kind }) => kind)
    }
    expect(await mails(luz.personId)).toEqual(['ownerAdded', 'ownerRemoved'])
    expect(await mails(leo.personId)).toEqual(['ownerRemoved', 'ownerRemoved'])
    expect(await mails(ownerId)).toEqual(['ownerAdded', 'ownerRemoved', 'ownerRemoved'])
    await owner.removeMember({ ...of(luz.personId), revision: '*' })
    expect(await mails(luz.personId)).toHaveLength(2)
  })

  test('is handed over to who accepts it, after a fresh proof of both', async () => {
    const leo = await join('manager')
    const made = owner.changeMember({ ...of(leo.personId), revision: '*', body: { role: 'owner' } })
    expect(await refusalOf(made)).toMatchObject({ errors: [{ path: 'role', code: 'notAllowed' }] })
    const invitation = { ...here(), body: { email: leo.email, role: 'owner' as const } }
    const ownerEmail = (await memberOf(ownerId)).email
    const stale = async (email: string) =>
      clientOf((await sessionOf(db, email, { now: new Date(clock), fresh: false })).secret)
    expect((await refusalOf((await stale(ownerEmail)).invite(invitation))).code).toBe('freshNeeded')
    await owner.invite(invitation)
    expect((await memberOf(leo.personId)).role).toBe('manager')
    const params = { token: await tokenFor(leo.email) }
    const tired = await stale(leo.email)
    expect(await tired.getInvitation({ params })).toMatchObject({ role: 'owner' })
    expect((await refusalOf(tired.acceptInvitation({ params }))).code).toBe('freshNeeded')
    expect((await memberOf(leo.personId)).role).toBe('manager')
    await leo.client.acceptInvitation({ params })
    expect((await memberOf(leo.personId)).role).toBe('owner')
    expect((await refusalOf(owner.invite(invitation))).errors).toMatchObject([{ path: 'email', code: 'taken' }])
    await owner.leaveTeam(here())
    expect((await leo.client.listTeam(here())).items).toMatchObject([{ id: leo.personId, role: 'owner' }])
  })

  test('gets its first owner from the platform, who need not have signed in before', async () => {
    const email = newEmail('ana')
    await clientOf(platform).addMember({ ...here(), body: { email, role: 'owner' } })
    const ana = await signedIn(email)
    expect((await ana.listMyShops()).items).toMatchObject([{ shopId, role: 'owner' }])
    expect((await refusalOf(owner.addMember({ ...here(), body: { email: newEmail('z'), role: 'owner' } }))).code).toBe(
      'forbidden',
    )
  })

  test('of one shop is nothing in another', async () => {
    const other = await openShop(db)
    const dani = await join('owner', other)
    expect((await refusalOf(dani.client.listTeam(here()))).code).toBe('notFound')
    expect(
      (await refusalOf(dani.client.removeMember({ params: { shopId: other, id: ownerId }, revision: '*' }))).code,
    ).toBe('notFound')
  })
})

describe('the audit log', () => {
  test('says who changed what, before and after, and what was refused', async () => {
    const shop = await owner.getShop(here())
    await owner.changeShop({ ...here(), revision: shop.revision, body: { name: 'Alborada II', phone: '3001234567' } })
    const caro = await join('sales')
    await refusalOf(caro.client.closeShop(here()))
    const { items } = await owner.listAuditLog(here())
    expect(items.map(({ action, refused }) => [action, refused])).toEqual([
      ['closeShop', 'shop:close'],
      ['changeShop', null],
    ])
    expect(items[1]).toMatchObject({ kind: 'person', before: { name: 'Alborada' }, after: { name: 'Alborada II' } })
    // The log hides phone numbers, but records that one was changed.
    expect(items[1]).toMatchObject({ before: { phone: null }, after: { phone: '…' } })
    expect(JSON.stringify(items)).not.toContain('3001234567')
    expect((await owner.listAuditLog({ ...here(), query: { action: 'closeShop' } })).items).toHaveLength(1)
    expect((await owner.listAuditLog({ ...here(), query: { limit: 1 } })).next).not.toBeNull()
  })

  test('names people by their address too, and whom they invited, but no buyer', async () => {
    const email = newEmail('beto')
    const me = await owner.getMe()
    await owner.changeMe({ revision: me.revision, body: { name: 'Somebody else' } })
    await owner.invite({ ...here(), body: { email, role: 'sales' } })
    await owner.forgetBuyer({ ...here(), body: { idNumber: '99887766' } })
    const token = await tokenFor(email)
    await (await signedIn(email)).acceptInvitation({ params: { token } })
    const { items } = await owner.listAuditLog(here())
    expect(items.map(({ action }) => action)).toContain('acceptInvitation')
    const invited = items.find(({ action }) => action === 'invite')
    expect(invited).toMatchObject({
      who: `Somebody else (${me.email})`,
      personId: ownerId,
      after: { email, role: 'sales' },
    })
    expect(JSON.stringify(items)).not.toContain('99887766')
  })

  test('has no entry of what failed, and no secret', async () => {
    const key = await clientOf(platform).createKey({ ...here(), body: { name: 'ERP', scopes: ['orders:read'] } })
    const shop = await owner.getShop(here())
    await refusalOf(owner.changeShop({ ...here(), revision: 'old', body: { name: 'X' } }))
    expect(shop.name).toBe('Alborada')
    const { items } = await owner.listAuditLog(here())
    expect(items.map(({ action, kind }) => [action, kind])).toEqual([['createKey', 'platform']])
    expect(JSON.stringify(items)).not.toContain(key.secret)
  })

  test('cannot be changed by a request', async () => {
    await clientOf(platform).createKey({ ...here(), body: { name: 'ERP', scopes: ['orders:read'] } })
    const { rows } = await db.owner.query(`
      select has_table_privilege('feria_app', 'audit_log', 'update') as changes,
        has_table_privilege('feria_app', 'audit_log', 'delete') as deletes`)
    expect(rows).toEqual([{ changes: false, deletes: false }])
  })
})
