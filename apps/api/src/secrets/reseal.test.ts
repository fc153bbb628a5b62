import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { ShopId } from '@store/core'
import { PAYMENT_KEYS } from '@store/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { openShop } from '../orders/testing.ts'
import { keepAccount, openAccount } from '../payments/accounts.ts'
import { listAccounts, setAccount } from '../payments/store/accounts.ts'
import { findMarketplaceAccess, setMarketplaceAccess } from '../shops/store/integrations.ts'
import { changeShop } from '../shops/store/shops.ts'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { addWebhook, rotateSecret } from '../webhooks/store/webhooks.ts'
import { noteUnopened, resealAll } from './reseal.ts'
import { openText, sealOwner, sealText } from './seal.ts'

const [OLD, NEW] = ['the secret until today', 'the secret from now on']
const KEYS = PAYMENT_KEYS.wompi

let db: TestDatabase
let shopId: ShopId
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.owner.query('delete from payment_accounts; delete from marketplace_access; delete from webhooks')
  shopId = await openShop(db)
})

/** An account, a webhook and a token, encrypted with these secrets. */
async function keepAll(secrets: readonly string[]) {
  return changeShop(db, shopId, async (tx) => {
    await keepAccount(tx, shopId, 'wompi', KEYS, secrets)
    const token = sealText(secrets, sealOwner.marketplace(shopId), 'a token of the merchant')
    await setMarketplaceAccess(tx, shopId, { enabled: true, token })
    return addWebhook(tx, shopId, { url: 'https://erp.example', events: ['order.created'], buyers: false }, secrets)
  })
}
const accountBy = (secrets: readonly string[]) =>
  inShop(db, shopId, (tx) => openAccount(tx, shopId, 'wompi', { secrets, sandbox: null }))
const keptSecret = async (column = 'secret') => {
  const { rows } = await db.owner.query(`select ${column} as kept from webhooks where shop_id = $1`, [shopId])
  return String(rows[0]?.kept)
}
const textsBy = (secrets: readonly string[]) =>
  inShop(db, shopId, async (tx) => [
    openText(secrets, sealOwner.webhook(shopId), await keptSecret()),
    openText(secrets, sealOwner.marketplace(shopId), (await findMarketplaceAccess(tx, shopId))?.token ?? ''),
  ])
const noted = (secrets: readonly string[]) => noteUnopened({ db, secrets, now: () => new Date() })()
/** The stored form before seals named their secret. */
function sealedLongAgo(secret: string): Buffer {
  const iv = randomBytes(12)
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'feria payment keys', 32))
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${shopId} wompi`))
  const text = Buffer.concat([cipher.update(JSON.stringify(KEYS), 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(1), iv, cipher.getAuthTag(), text])
}

test('a secret is changed without a moment in which nobody can pay: the former one still opens, until all is sealed anew', async () => {
  const hook = await keepAll([OLD])
  expect(await accountBy([NEW])).toBeNull()
  expect(await accountBy([NEW, OLD])).toMatchObject({ account: { keys: KEYS } })
  expect(await textsBy([NEW, OLD])).toEqual([hook.secret, 'a token of the merchant'])
  expect(await resealAll(db, [NEW, OLD])).toEqual({ resealed: 3, lost: [] })
  expect(await accountBy([NEW])).toMatchObject({ account: { keys: KEYS } })
  expect(await textsBy([NEW])).toEqual([hook.secret, 'a token of the merchant'])
  expect(await accountBy([OLD])).toBeNull()
  expect(await resealAll(db, [NEW])).toEqual({ resealed: 0, lost: [] })
})

test('of a webhook both secrets are sealed anew while the former one signs as well', async () => {
  const hook = await keepAll([OLD])
  await changeShop(db, shopId, (tx) => rotateSecret(tx, shopId, hook.id, new Date(), [OLD]))
  expect(await resealAll(db, [NEW, OLD])).toEqual({ resealed: 4, lost: [] })
  expect(openText([NEW], sealOwner.webhook(shopId), await keptSecret('old_secret'))).toBe(hook.secret)
})

test('what was kept in clear, or before seals had names, is read, and sealed anew', async () => {
  await changeShop(db, shopId, async (tx) => {
    await setAccount(tx, shopId, { provider: 'wompi', live: false, keys: sealedLongAgo(NEW) })
    await setMarketplaceAccess(tx, shopId, { enabled: true, token: 'a token in clear' })
  })
  await db.owner.query(
    `insert into webhooks (shop_id, url, secret, events, buyers) values ($1, 'https://erp.example', 'whsec_clear', '[]', false)`,
    [shopId],
  )
  expect(await accountBy([NEW])).toMatchObject({ account: { keys: KEYS } })
  const { api } = testApi(db, {
    payments: { secrets: [NEW], sandbox: null, publicUrl: 'http://api.test', shopPort: 3000 },
  })
  const read = async () => (await api.getMarketplaceAccess({ params: { id: shopId } }))?.token
  expect(await read()).toBe('a token in clear')
  expect(await resealAll(db, [NEW])).toEqual({ resealed: 3, lost: [] })
  expect(await read()).toBe('a token in clear')
  expect(await textsBy([NEW])).toEqual(['whsec_clear', 'a token in clear'])
  const { rows } = await db.owner.query(`
    select secret as kept from webhooks
    union all select token from marketplace_access`)
  expect(JSON.stringify(rows)).not.toMatch(/whsec_|in clear/)
})

test('what none of the secrets opens is named, left as it is, and noted where the service is asked how it is', async () => {
  await keepAll([OLD])
  const before = await inShop(db, shopId, (tx) => listAccounts(tx, shopId))
  expect(await noted([OLD])).toBeNull()
  expect(await noted([NEW, OLD])).toBeNull()
  expect(await noted([NEW])).toBe('3 sealed with another PAYMENT_SECRET')
  expect((await resealAll(db, [NEW])).lost).toEqual(
    ['wompi', 'marketplace token', expect.stringMatching(/^webhook \d+$/)].map((what) => ({ shopId, what })),
  )
  expect(await inShop(db, shopId, (tx) => listAccounts(tx, shopId))).toEqual(before)
  const { app } = testApi(db, { notes: { seals: () => noted([NEW]) } })
  const ready = await app.request('/readyz')
  expect([ready.status, await ready.json()]).toEqual([
    200,
    expect.objectContaining({ seals: '3 sealed with another PAYMENT_SECRET' }),
  ])
})
