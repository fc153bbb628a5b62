import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ManageClient, WebhookEvent } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { asWorker } from '../database/index.ts'
import { addPlatformKey } from '../keys/store.ts'
import { countOutbox } from '../messages/store.ts'
import { TEST_SECRETS, type TestWorker, testWorker } from '../messages/testing.ts'
import { orderContext } from '../order-context.ts'
import { openShop } from '../orders/testing.ts'
import { manageAs, openTestDatabase, testApi } from '../testing.ts'

type ReceivedHook = { readonly path: string; readonly headers: Record<string, string>; readonly body: string }
export const QUICKLY = { timeout: 20_000, interval: 20 }

/** A merchant's system that receives webhooks, and shops that send them. What it received is cleared between tests. */
export async function openReceiver() {
  const db = await openTestDatabase()
  const platform = await addPlatformKey(db, 'tests')
  const workers: TestWorker[] = []
  const state = {
    received: [] as ReceivedHook[],
    /** The statuses of the next responses; 204 when the list is empty. */
    answers: [] as number[],
    /** Milliseconds by which the clock of calls and deliveries is ahead. */
    ahead: 0,
  }
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
    state.received.push({ path: request.url ?? '', headers: Object.fromEntries(headers), body })
    response.writeHead(state.answers.shift() ?? 204).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  beforeEach(() => void Object.assign(state, { received: [], answers: [], ahead: 0 }))
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop()
    await asWorker(db, (tx) => tx.execute(sql`delete from outbox`))
  })
  afterAll(async () => {
    server.close()
    await db.close()
  })

  const now = () => new Date(Date.now() + state.ahead)
  const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`
  const payments = { secrets: TEST_SECRETS, sandbox: null, publicUrl: 'http://api.test', shopPort: 3000 }
  const bodies = (path = 'erp') =>
    state.received
      .filter((one) => one.path === `/${path}`)
      .map(({ body }) => JSON.parse(body) as { type: string; data: never })
  return {
    db,
    platform,
    state,
    url,
    payments,
    bodies,
    /** A shop with a mail address, and its API client. */
    async opened() {
      const shopId = await openShop(db, { email: 'tienda@ejemplo.co' })
      const { app, api } = testApi(db, {
        payments,
        now,
        allowPrivateHooks: true,
        orderContext: () => orderContext(now(), 0),
      })
      return { shopId, manage: manageAs(app, platform), api, params: { shopId } }
    },
    listen: (manage: ManageClient, shopId: ShopId, events: readonly WebhookEvent[], path = 'erp', buyers = false) =>
      manage.createWebhook({ params: { shopId }, body: { url: url(path), events: [...events], buyers } }),
    work(options: Parameters<typeof testWorker>[1] = {}): TestWorker {
      const worker = testWorker(db, { ...options, delivery: { allowPrivateHooks: true, now, ...options.delivery } })
      workers.push(worker)
      return worker
    },
    /** Waits until everything in the outbox was sent or given up. */
    settled: () => expect.poll(async () => (await countOutbox(db)).waiting, QUICKLY).toBe(0),
    /** Sorted by name, because deliveries that are due together are sent in parallel. */
    receivedTypes: (path = 'erp') =>
      bodies(path)
        .map(({ type }) => type)
        .toSorted(),
    dataOf: (type: WebhookEvent, path = 'erp') => bodies(path).find((body) => body.type === type)?.data,
  }
}
