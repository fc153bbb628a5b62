import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { joinCluster } from '@store/postgres'
import { freePort, startProgram } from '@store/sandbox/program'
import pg from 'pg'
import { at, expect } from './office.ts'

const dataFolder = process.env.STOREFRONT_DATA ?? ''
const secret = (name: string) => readFileSync(join(dataFolder, name), 'utf8').trim()

/** The watch that the background work keeps on domains, without its hours: a row of a domain is made older instead. */
export async function openDomainWatch() {
  const url = (await joinCluster(dataFolder)) ?? ''
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  const seen = async (name: string) => {
    const { rows } = await db.query('select verified, failing_since from hosts where kind = $1 and name = $2', [
      'domain',
      name,
    ])
    return JSON.stringify(rows)
  }
  return {
    /** The domain is looked at as after so many hours, by one more process with background work; until something was noted of it. */
    async lookLater(name: string, hours: number) {
      await db.query(
        `update hosts set checked_at = checked_at - make_interval(hours => $2), failing_since = failing_since - make_interval(hours => $2)
         where kind = 'domain' and name = $1`,
        [name, hours],
      )
      const before = await seen(name)
      const worker = await startWorker(url)
      try {
        await expect.poll(() => seen(name), { timeout: 15_000 }).not.toBe(before)
      } finally {
        await worker.stop()
      }
    },
    close: () => db.end(),
  }
}

/** Background work with the settings that `start` gives it. */
async function startWorker(url: string) {
  const port = await freePort()
  const apiPort = process.env.STOREFRONT_API_PORT ?? ''
  return startProgram({
    ...{ folder: fileURLToPath(new URL('../../api', import.meta.url)), script: './dist/worker.js', port },
    env: {
      ...{ DATABASE_URL: url, DATA_DIR: dataFolder, MIGRATIONS: 'off', LOG_LEVEL: 'error', WORKER_PORT: String(port) },
      ...{ PORT: process.env.STOREFRONT_PORT ?? '', API_PORT: apiPort, OFFICE_URL: at().slice(0, -1) },
      ...{
        SHOPPER_SECRET: secret('shopper.secret'),
        PREVIEW_SECRET: secret('preview.secret'),
        DEMO: '1',
        PUBLIC_KEY: 'demo',
      },
      ...{ PAYMENT_SECRET: secret('payment.secret'), PUSH_KEYS: secret('push.keys') },
      PAYMENT_SANDBOX_URL: `http://127.0.0.1:${Number(apiPort) + 100}/payments`,
      DNS_SERVERS: `127.0.0.1:${process.env.STOREFRONT_DNS_PORT}`,
    },
  })
}
