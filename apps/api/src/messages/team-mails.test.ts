import type { Role, TeamMailKind } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inShop } from '../database/open.ts'
import { memberOf, refusalOf } from '../manage/testing.ts'
import { openShop } from '../orders/testing.ts'
import { ensurePerson, findAddresses } from '../people/index.ts'
import { addMembership, removeMembership, setMailKinds } from '../team/store.ts'
import { openSmtp, type TestSmtp } from '../testing/smtp.ts'
import { manageAs, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { insertContactMail } from './store.ts'
import { placeOrders, type TestWorker, testWorker } from './testing.ts'

let db: TestDatabase
let smtp: TestSmtp
let worker: TestWorker
beforeAll(async () => {
  db = await openTestDatabase()
  smtp = await openSmtp()
  worker = testWorker(db, { smtpUrl: smtp.url, delivery: { addressesOf: (ids) => findAddresses(db, ids) } })
})
afterAll(async () => {
  await worker.stop()
  await smtp.close()
  await db.close()
})

async function member(shopId: ShopId, role: Role, kinds: readonly TeamMailKind[]) {
  const { personId, secret } = await memberOf(db, shopId, role)
  const office = manageAs(testApi(db).app, secret)
  await office.saveTeamMails({ params: { shopId }, body: { kinds: [...kinds] } })
  return { personId, office, email: `${role}${shopId}@feria.test` }
}

/** The readers of each mail with this subject, once so many have come. */
async function readers(word: string, count: number) {
  const about = () => smtp.mails.filter(({ subject }) => subject?.includes(word))
  await expect.poll(() => about().length, { timeout: 20_000 }).toBe(count)
  return about().map(({ recipients }) => recipients)
}

const contact = { clientName: 'Luz', clientEmail: 'luz@ejemplo.co', clientPhone: '', message: '¿Abren hoy?' }

test('who asked for the mails about orders gets them beside the shop’s own address, and nobody sees the others', async () => {
  const shopId = await openShop(db, { email: 'tienda@ejemplo.co' })
  const manager = await member(shopId, 'manager', ['order'])
  await member(shopId, 'owner', ['message'])
  // Whoever packs does not see buyers, and whoever writes texts sees no orders.
  for (const role of ['stockroom', 'content'] as const) await member(shopId, role, ['order'])
  const [number] = await placeOrders(db, shopId, [{ email: null }])
  expect(await readers(String(number), 2)).toEqual([['tienda@ejemplo.co'], [manager.email]])
  const mail = smtp.mails.find(({ recipients }) => recipients.includes(manager.email))
  expect(JSON.stringify([mail?.headerLines])).not.toContain(manager.email)
})

test('a shop without an address of its own writes to those who asked, and to nobody else', async () => {
  const shopId = await openShop(db, { email: null })
  const owner = await member(shopId, 'owner', ['message'])
  const left = await member(shopId, 'manager', ['message'])
  // An address that nobody has proven gets none.
  const unproven = await ensurePerson(db, 'nadie@ejemplo.co', 'Nadie', 'es')
  await inShop(db, shopId, async (tx) => {
    await addMembership(tx, shopId, { personId: unproven.id, role: 'owner', since: new Date() })
    await setMailKinds(tx, shopId, unproven.id, ['message'])
    await removeMembership(tx, shopId, left.personId)
    await insertContactMail(tx, shopId, contact)
  })
  expect(await readers('Luz', 1)).toEqual([[owner.email]])
})

test('everybody chooses for themselves, in their own shops, and reads back what they chose', async () => {
  const [shopId, other] = [await openShop(db), await openShop(db)]
  const owner = await member(shopId, 'owner', ['order', 'trouble'])
  expect((await owner.office.listTeamMails()).items).toEqual([{ shopId, kinds: ['order', 'trouble'] }])
  const foreign = owner.office.saveTeamMails({ params: { shopId: other }, body: { kinds: ['order'] } })
  expect(await refusalOf(foreign)).toMatchObject({ status: 404 })
  await owner.office.saveTeamMails({ params: { shopId }, body: { kinds: [] } })
  expect((await owner.office.listTeamMails()).items).toEqual([{ shopId, kinds: [] }])
})
