import { inShop } from '@store/api/database'
import { findShopByName } from '@store/api/queries'
import { openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool, type Tool } from './testing.ts'

let db: TestDatabase
let feria: Tool
let clock = Date.parse('2026-03-01T10:00:00Z')
let api: ReturnType<typeof testApi>['api']
let shopId: number
beforeAll(async () => {
  db = await openTestDatabase()
  feria = await openTool(db)
  api = testApi(db, { now: () => new Date(clock) }).api
  for (const name of ['ana', 'eva']) await feria.json('shop', 'create', '--subdomain', name, '--name', name)
  shopId = (await findShopByName(db, 'ana'))?.id ?? 0
})
afterAll(async () => {
  await feria.close()
  await db.close()
})

const wish = (email: string, consent: string | null, shop = shopId) =>
  api.subscribe({ body: { shopId: shop, email, consent } })
/** The key in the confirmation mail. */
async function keyOf(email: string): Promise<string> {
  const question = sql<{
    key: string
  }>`select confirm_key as key from subscribers where shop_id = ${shopId} and email = ${email}`
  const { rows } = await inShop(db, shopId, (tx) => tx.execute<{ key: string }>(question))
  return rows[0]?.key ?? ''
}

test("a shop's list: its own, newest first, with what was agreed to and when; who left only when asked for (V4)", async () => {
  const eva = (await findShopByName(db, 'eva'))?.id ?? 0
  await wish('otra@example.org', 'es-1', eva)
  await wish('Espera@example.org', null)
  clock += 60_000
  await wish('dice-si@example.org', 'es-1')
  clock += 60_000
  await api.confirmSubscription({ body: { shopId, key: await keyOf('dice-si@example.org') } })
  clock += 60_000
  // A later consent is not the one that was confirmed.
  await wish('dice-si@example.org', 'es-2')
  await wish('se-va@example.org', 'es-2')
  clock += 60_000
  await api.unsubscribe({ body: { shopId, key: await keyOf('se-va@example.org') } })

  const confirmed = {
    email: 'dice-si@example.org',
    state: 'confirmed',
    subscribedAt: '2026-03-01T10:01:00.000Z',
    confirmedAt: '2026-03-01T10:02:00.000Z',
    leftAt: null,
    consent: { version: 'es-1', at: '2026-03-01T10:01:00.000Z' },
  }
  const waiting = {
    email: 'espera@example.org',
    state: 'waiting',
    subscribedAt: '2026-03-01T10:00:00.000Z',
    confirmedAt: null,
    leftAt: null,
    consent: { version: null, at: '2026-03-01T10:00:00.000Z' },
  }
  const left = {
    email: 'se-va@example.org',
    state: 'left',
    subscribedAt: '2026-03-01T10:03:00.000Z',
    confirmedAt: null,
    leftAt: '2026-03-01T10:04:00.000Z',
    consent: { version: 'es-2', at: '2026-03-01T10:03:00.000Z' },
  }
  expect(await feria.json('newsletter', 'list', '--shop', 'ana')).toEqual([confirmed, waiting])
  expect(await feria.json('newsletter', 'list', '--shop', 'ana', '--all')).toEqual([left, confirmed, waiting])
  const { out } = await feria.run('newsletter', 'list', '--shop', 'ana')
  expect(out).toContain(
    'dice-si@example.org  confirmed  2026-03-01 05:01 America/Bogota  es-1  2026-03-01 05:02 America/Bogota\n',
  )
  expect(out).not.toContain('se-va@example.org')
})

test('an address is taken off the list, and only of the shop that is named', async () => {
  const eva = (await findShopByName(db, 'eva'))?.id ?? 0
  for (const shop of [shopId, eva]) await wish('fuera@example.org', 'es-1', shop)
  const stateIn = async (shop: string) =>
    ((await feria.json('newsletter', 'list', '--all', '--shop', shop)) as { email: string; state: string }[]).find(
      ({ email }) => email === 'fuera@example.org',
    )?.state
  await feria.json('newsletter', 'end', 'fuera@example.org', '--shop', 'ana')
  expect([await stateIn('ana'), await stateIn('eva')]).toEqual(['left', 'waiting'])
  const nobody = await feria.run('newsletter', 'end', 'nadie@example.org', '--shop', 'ana')
  expect([nobody.code, nobody.err]).toEqual([1, expect.stringContaining("nadie@example.org is not on ana's list.")])
})

test('says so when nobody is on it, and what was probably meant', async () => {
  await feria.json('shop', 'create', '--subdomain', 'nueva', '--name', 'Nueva')
  expect(await feria.run('newsletter', 'list', '--shop', 'nueva')).toEqual({
    code: 0,
    out: '',
    err: "Nobody is on Nueva's list.\n",
  })
  expect((await feria.run('newsleter', 'list', '--shop', 'ana')).err).toContain('Did you mean newsletter?')
  expect((await feria.run('newsletter', 'lst', '--shop', 'ana')).err).toContain('Did you mean list?')
  expect((await feria.run('newsletter', 'list', '--al', '--shop', 'ana')).err).toContain('Did you mean --all?')
})
