import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@store/telemetry'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asIdentity, asWorker, inShop } from '../database/index.ts'
import { takenNames } from '../domains/store.ts'
import { refusalOf, sessionOf } from '../manage/testing.ts'
import { diskStorage } from '../media/storage/disk.ts'
import { forgetOld } from '../retention/store.ts'
import { createShop, findShop } from '../shops/store/shops.ts'
import { addMembership } from '../team/store.ts'
import { openWorld } from '../testing/world.ts'
import { manageAs, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { deleteDue } from './job.ts'

const DAY = 24 * 60 * 60_000

let db: TestDatabase
let folder: string
beforeAll(async () => {
  db = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'feria-closing-'))
})
afterAll(async () => {
  await db.close()
  await rm(folder, { recursive: true, force: true })
})

/** A shop with data in every table, its owner, and a clock; it was deleted this many days ago. */
async function openDeleted(mark: string) {
  const { shopId } = await openWorld(db, mark)
  const email = `${mark}@feria.test`
  const join = async (address: string, role: 'owner' | 'manager') => {
    const { personId } = await sessionOf(db, address)
    await inShop(db, shopId, (tx) => addMembership(tx, shopId, { personId, role, since: new Date() }))
  }
  await join(email, 'owner')
  await join(`second-${email}`, 'owner')
  await join(`manager-${email}`, 'manager')
  const as = async (address: string, now: Date) =>
    manageAs(testApi(db, { now: () => now }).app, (await sessionOf(db, address, { now })).secret)
  const subdomain = (await inShop(db, shopId, (tx) => findShop(tx, shopId)))?.subdomain ?? ''
  return { email, subdomain, shopId, params: { shopId }, as }
}

const work = (now = () => new Date()) =>
  deleteDue({
    db,
    media: diskStorage(folder),
    now,
    log: createLog('error', { write: () => undefined }),
    people: {
      officeUrl: 'http://office.test',
      brand: 'Feria',
      secrets: ['what these tests seal with'],
      showsCodes: false,
    },
  })

async function mailsTo(email: string): Promise<readonly string[]> {
  const { rows } = await asIdentity(db, (tx) =>
    tx.execute<{ kind: string }>(
      sql`select kind from identity.mails where email = ${email} and kind like 'shop%' order by id`,
    ),
  )
  return rows.map(({ kind }) => kind)
}

/** The number of rows of the shop in each table that has any. */
const rowsOf = (shopId: number): Promise<Record<string, number>> =>
  asWorker(db, async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'shop_id'`)
    const found: Record<string, number> = {}
    for (const { name } of tables) {
      const { rowCount } = await tx.execute(sql`select from ${sql.identifier(name)} where shop_id = ${shopId}`)
      if (rowCount) found[name] = rowCount
    }
    return found
  })

describe('an owner deletes a shop', () => {
  test('by its name: it is closed at once, every owner is told, and it can be taken back for 30 days', async () => {
    const { email, subdomain, params, as } = await openDeleted('volver')
    const now = new Date()
    const owner = await as(email, now)
    expect(await refusalOf(owner.deleteShop({ params, revision: '*', body: { subdomain: 'otra' } }))).toMatchObject({
      errors: [{ path: 'subdomain', code: 'unknown' }],
    })
    const { deletion } = await owner.deleteShop({ params, revision: '*', body: { subdomain } })
    expect(new Date(deletion?.dueAt ?? 0).getTime() - now.getTime()).toBe(30 * DAY)
    expect(await owner.getShop({ params })).toMatchObject({ open: false })
    expect((await owner.listMyShops()).items).toMatchObject([{ deletesAt: deletion?.dueAt }])
    expect(await refusalOf(owner.reopenShop({ params }))).toMatchObject({ code: 'state', usedBy: 'deletion' })
    // A second request does not restart the time.
    const later = await as(email, new Date(now.getTime() + 5 * DAY))
    expect(await later.deleteShop({ params, revision: '*', body: { subdomain } })).toMatchObject({ deletion })
    expect(await mailsTo(`second-${email}`)).toEqual(['shopDeletionAsked'])
    expect(await mailsTo(`manager-${email}`)).toEqual([])
    expect(await refusalOf((await as(`manager-${email}`, now)).keepShop({ params, revision: '*' }))).toMatchObject({
      status: 403,
    })

    expect(await work()).toBe(0)
    expect(await later.keepShop({ params, revision: '*' })).toMatchObject({ deletion: null })
    expect(await mailsTo(`second-${email}`)).toEqual(['shopDeletionAsked', 'shopKept'])
    expect(await later.reopenShop({ params })).toMatchObject({ open: true })
  })

  test('after 30 days nothing of it is left, and everything of others is as it was', async () => {
    const { email, subdomain, shopId, params, as } = await openDeleted('adios')
    const other = await openDeleted('sigue')
    const before = await rowsOf(other.shopId)
    const media = diskStorage(folder)
    for (const shop of [shopId, other.shopId])
      await media.write({ shop, kind: 'media', name: 'a.jpg' }, Buffer.from('x'))
    expect(Object.keys(await rowsOf(shopId)).length).toBeGreaterThan(25)

    const askedAt = new Date(Date.now() - 31 * DAY)
    await (await as(email, askedAt)).deleteShop({ params, revision: '*', body: { subdomain } })
    expect(await refusalOf((await as(email, new Date())).keepShop({ params, revision: '*' }))).toMatchObject({
      code: 'state',
    })
    const [one, two] = await Promise.all([work(), work()])
    expect(one + two).toBe(1)
    expect(await work()).toBe(0)

    expect(await rowsOf(shopId)).toEqual({ hosts: 1 })
    const { rows: ways } = await db.owner.query(
      'select from key_owners where owner = $1 union all select from person_shops where shop = $1',
      [shopId],
    )
    expect(ways).toEqual([])
    expect(await media.read({ shop: shopId, kind: 'media', name: 'a.jpg' })).toBeNull()
    expect(await mailsTo(email)).toEqual(['shopDeletionAsked', 'shopDeleted'])
    expect(await rowsOf(other.shopId)).toEqual(before)
    expect(await media.read({ shop: other.shopId, kind: 'media', name: 'a.jpg' })).not.toBeNull()

    // Nobody else gets its name for 90 days.
    expect(await takenNames(db, [subdomain])).toEqual([subdomain])
    const again = { subdomain, name: 'Otra', templateId: 5, currency: 'COP', country: 'CO', language: 'es' } as const
    expect(await createShop(db, again)).toEqual({ kind: 'taken' })
    await forgetOld(db, new Date(Date.now() + 91 * DAY))
    expect(await createShop(db, again)).toMatchObject({ kind: 'created' })
  })

  test('nothing of a shop whose time is found not to be over when its turn comes', async () => {
    const { email, subdomain, shopId, params, as } = await openDeleted('tarde')
    const askedAt = new Date(Date.now() - 31 * DAY)
    await (await as(email, askedAt)).deleteShop({ params, revision: '*', body: { subdomain } })
    const before = await rowsOf(shopId)
    // It was due when listed, and then its owner took it back.
    const moments = [new Date()]
    expect(await work(() => moments.shift() ?? new Date(askedAt.getTime() + 29 * DAY))).toBe(0)
    expect(await rowsOf(shopId)).toEqual(before)
    expect(await mailsTo(email)).toEqual(['shopDeletionAsked'])
  })

  test('the history of a shop that stays cannot be deleted, not even by background work', async () => {
    const { shopId } = await openDeleted('queda')
    const before = await rowsOf(shopId)
    for (const table of ['order_events', 'stock_movements', 'payment_events', 'refunds'])
      await asWorker(db, (tx) => tx.execute(sql`delete from ${sql.identifier(table)} where shop_id = ${shopId}`))
    expect(await rowsOf(shopId)).toEqual(before)
  })
})
