import { randomBytes } from 'node:crypto'
import { createManageClient, type PushKind, type Role } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { newDeviceKeys, openNotice, openPushService } from '@store/sandbox/push-service'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { asIdentity } from '../database/open.ts'
import { sessionOf } from '../manage/testing.ts'
import { testWorker } from '../messages/testing.ts'
import { isSignedInAt } from '../people/index.ts'
import { addMembership } from '../team/store.ts'
import { openTestDatabase, testApi } from '../testing.ts'
import type { Notice } from './send.ts'

const vapid = newDeviceKeys().ecdh
const pushKeys = {
  publicKey: vapid.getPublicKey().toString('base64url'),
  privateKey: vapid.getPrivateKey().toString('base64url'),
}

/** A time of day in which no shop of the tests sleeps. */
const DAY = new Date('2031-03-03T15:00:00Z')

/** A database with a push service of its own, for one test file. `clock.now` is the time for both. */
export async function openPushing() {
  const clock = { now: DAY }
  const db = await openTestDatabase()
  const { app } = testApi(db, { allowPrivateHooks: true, pushKeys, now: () => clock.now })
  const service = await openPushService()
  let count = 0

  /** Somebody in this role, and their browser's subscription to notifications. */
  async function teammate(shopId: ShopId, role: Role) {
    const { personId, secret } = await sessionOf(db, `push${++count}@feria.test`, { now: clock.now })
    await inShop(db, shopId, (tx) => addMembership(tx, shopId, { personId, role, since: clock.now }))
    const office = createManageClient({
      baseUrl: 'http://api.test',
      token: secret,
      language: 'es',
      fetch: async (input, init) => app.request(input as string, init),
    })
    const keys = newDeviceKeys()
    const browser = randomBytes(32).toString('base64url')
    // The session for tests was begun in another browser.
    await asIdentity(db, (tx) =>
      tx.execute(sql`update identity.sessions set browser = sha256(${browser}::bytea) where person_id = ${personId}`),
    )
    const path = `/device/${count}`
    const wish = (kinds: readonly PushKind[], atNight = false, language: 'es' | 'en' | 'pt' | 'fr' = 'es') =>
      office.savePush({
        params: { shopId },
        body: {
          browser,
          device: 'Chrome, Android',
          language,
          kinds: [...kinds],
          atNight,
          subscription: service.subscribe(path, keys),
        },
      })
    /** What this browser was sent since the test began. */
    const notices = () =>
      service.received.filter((sent) => sent.path === path).map(({ body }) => openNotice(body, keys) as Notice)
    return { personId, office, keys, browser, path, wish, notices }
  }

  /** Sends everything in the outbox, with notifications. */
  async function sendAll() {
    const delivery = {
      pushKeys,
      now: () => clock.now,
      isSignedIn: (personId: number, browser: Buffer, at: Date) => isSignedInAt(db, personId, browser, at),
    }
    const worker = testWorker(db, { delivery, maxTries: 2 })
    const left = sql`select count(*)::int as n from outbox where kind like 'push.%' and sent_at is null and dead_at is null and due_at < now() + interval '1 minute'`
    await expect
      .poll(async () => (await asWorker(db, (tx) => tx.execute<{ n: number }>(left))).rows[0]?.n, { timeout: 30_000 })
      .toBe(0)
    await worker.stop()
  }

  /** Forgets what was sent, and the time of a former test. */
  const reset = () => {
    service.received.length = 0
    service.answer(201)
    clock.now = DAY
  }
  const close = async () => {
    service.close()
    await db.close()
  }
  return { db, service, clock, teammate, sendAll, reset, close }
}
