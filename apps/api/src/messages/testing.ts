import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderDraft, OrderNumber, ShopId } from '@store/core'
import { createLog } from '@store/telemetry'
import { type Database, inShop } from '../database/index.ts'
import { type Scheduler, startScheduler } from '../operation/scheduler.ts'
import { orderContext } from '../order-context.ts'
import { placeOrder } from '../orders/place.ts'
import { draftOf, one, sell } from '../orders/testing.ts'
import { openSmtp } from '../testing/smtp.ts'
import { openTestDatabase } from '../testing.ts'
import { deliverWith } from './deliver.ts'
import type { DeliverySettings } from './delivery.ts'
import { createMailer } from './mail/mailer.ts'
import { outboxJobs } from './worker.ts'

/** The secrets that encrypt the secrets of webhooks in tests. */
export const TEST_SECRETS = ['what tests seal with']

type WorkerOptions = {
  readonly smtpUrl?: string | null
  readonly dataDir?: string
  readonly lease?: number
  readonly maxTries?: number
  readonly delivery?: Partial<DeliverySettings>
}
export type TestWorker = Scheduler & { readonly lines: readonly string[] }

/** A worker without waiting times. `lines` is its log. */
export function testWorker(db: Database, options: WorkerOptions = {}): TestWorker {
  const { smtpUrl = null, dataDir = join(tmpdir(), randomUUID()), lease = 30_000, maxTries = 200, delivery } = options
  const lines: string[] = []
  const mailer = createMailer({ smtpUrl, dataDir, from: 'pedidos@feria.test' })
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const jobs = outboxJobs({
    db,
    lease,
    poll: 20,
    log,
    retry: (_, tries) => (tries < maxTries ? 30 : null),
    deliver: deliverWith({
      db,
      mailer,
      port: 3000,
      allowPrivateHooks: false,
      secrets: TEST_SECRETS,
      now: () => new Date(),
      officeUrl: 'http://office.test',
      pushKeys: null,
      isSignedIn: async () => true,
      addressesOf: async () => [],
      domains: { storeDomains: ['feria.test'], onlineDomains: [], template3Domain: null, brand: 'feria' },
      ...delivery,
    }),
  })
  const worker = startScheduler({ jobs, log })
  const stop = () => worker.stop().finally(() => mailer.close())
  return { ...worker, stop, lines }
}

/** A database whose mails go to this test’s own server, until `stop`. */
export async function openMailing() {
  const db = await openTestDatabase()
  const smtp = await openSmtp()
  const { stop } = testWorker(db, { smtpUrl: smtp.url })
  const close = async () => {
    await stop()
    await smtp.close()
    await db.close()
  }
  return { db, smtp, stop, close }
}

/** Places orders of one unit each, and returns their numbers. */
export async function placeOrders(
  db: Database,
  shopId: ShopId,
  buyers: readonly Partial<OrderDraft['buyer']>[],
  rest: Partial<OrderDraft> = {},
): Promise<readonly OrderNumber[]> {
  const [shirt] = await sell(db, shopId, { units: 1000 })
  if (!shirt) throw new Error('nothing to sell')
  const numbers: OrderNumber[] = []
  for (const buyer of buyers) {
    const draft = draftOf(shopId, [one(shirt)], rest)
    const order = { ...draft, buyer: { ...draft.buyer, ...buyer } }
    const outcome = await inShop(db, shopId, (tx) => placeOrder(tx, order, orderContext(new Date())))
    if (outcome?.kind !== 'placed') throw new Error(JSON.stringify(outcome))
    numbers.push(outcome.order.number)
  }
  return numbers
}
