import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@store/telemetry'
import { sql } from 'drizzle-orm'
import { bulkKinds } from '../catalog/bulk/kinds.ts'
import { asWorker } from '../database/index.ts'
import { importKind } from '../imports/kind.ts'
import { fetchPicture } from '../media/fetch-picture.ts'
import { diskStorage } from '../media/storage/disk.ts'
import { startScheduler } from '../operation/scheduler.ts'
import { type TaskKind, taskJobs } from '../tasks/job.ts'
import { manageAs, testApi } from '../testing.ts'
import { queueProductWebhooks } from './routes/products.ts'
import { queueTaskWebhooks } from './routes/tasks.ts'
import { openManaged } from './testing.ts'

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" fill="red"/></svg>'

/** A draft of a product with variants. */
export const SHIRT = {
  name: 'Camisa de lino',
  category: 'Camisas',
  subcategory: 'Lino',
  price: 40_00,
  options: [{ name: 'Talla', values: ['M', 'L'] }],
  variants: [
    { values: ['M'], units: 3, sku: 'LS-M' },
    { values: ['L'], units: 2, price: 45_00 },
  ],
}

/** A database for tests of products, and a folder of pictures; `openShop` opens another shop in it. */
export async function openProductTests({ trusted = null }: { readonly trusted?: string | null } = {}) {
  const { db, platform } = await openManaged()
  const dataDir = await mkdtemp(join(tmpdir(), 'feria-products-'))
  const media = diskStorage(dataDir)
  let shops = 0
  return {
    db,
    media,
    platform,
    async openShop() {
      const { app, api } = testApi(db, { media })
      const manage = manageAs(app, platform)
      shops += 1
      const shop = await manage.createShop({ body: { subdomain: `bazar${shops}`, name: 'Bazar', currency: 'USD' } })
      const params = { shopId: shop.id }
      return {
        app,
        api,
        manage,
        shop,
        params,
        version: async () => (await manage.getShop({ params })).version,
        picture: (fill = 'red') =>
          manage.uploadPicture({ params, file: new Uint8Array(Buffer.from(DOT.replace('red', fill))) }),
      }
    },
    /** One unit less, as an order takes it. */
    sell: (productId: number, variantId = 0) =>
      asWorker(db, (tx) =>
        tx.execute(sql`
          update stock set units = units - 1, sold = sold + 1
          where product_id = ${productId} and variant_id = ${variantId}`),
      ),
    /** Runs the background work of tasks until none is left; with `kinds`, if they are given. */
    async work(
      kinds: readonly TaskKind[] = [
        ...bulkKinds((tx, shopId, event, ids) =>
          queueProductWebhooks(tx, { shopId, now: new Date() }, `product.${event}`, ids),
        ),
        importKind({
          db,
          media,
          now: () => new Date(),
          fetch: (address) => fetchPicture(address, { trusted }),
          announce: (tx, shopId, event, ids) =>
            queueProductWebhooks(tx, { shopId, now: new Date() }, `product.${event}`, ids),
        }),
      ],
    ) {
      const log = createLog('error', { write: () => true })
      const jobs = taskJobs({ db, log, now: () => new Date(), kinds, onFinished: queueTaskWebhooks })
      const run = { signal: new AbortController().signal, beat: () => undefined }
      // Until all lanes find nothing.
      for (let isBusy = true; isBusy; ) {
        isBusy = false
        for (const job of jobs) while (await job.run(run)) isBusy = true
      }
    },
    /** Runs tasks in all lanes of a process, with these kinds, until it is stopped. */
    lanesOf(kinds: readonly TaskKind[]) {
      const log = createLog('error', { write: () => true })
      const jobs = taskJobs({ db, log, now: () => new Date(), kinds, onFinished: queueTaskWebhooks })
      return startScheduler({ jobs, log })
    },
    async close() {
      await db.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
