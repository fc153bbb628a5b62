import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { joinCluster } from '@store/postgres'
import { freePort, startProgram } from '@store/sandbox/program'
import pg from 'pg'
import { at } from './office.ts'

const dataFolder = process.env.STOREFRONT_DATA ?? ''
const secret = (name: string) => readFileSync(join(dataFolder, name), 'utf8').trim()
const databaseUrl = async () => (await joinCluster(dataFolder)) ?? ''

/** Opens the product's database, to simulate the passing of hours: rows are made older. */
export async function openDatabase() {
  const db = new pg.Client({ connectionString: await databaseUrl() })
  await db.connect()
  return db
}

/** Starts one more worker process, with the settings of `start`; it checks at once for what is due. */
export async function startWorker() {
  const url = await databaseUrl()
  const port = await freePort()
  const apiPort = process.env.STOREFRONT_API_PORT ?? ''
  return startProgram({
    folder: fileURLToPath(new URL('../../api', import.meta.url)),
    script: './dist/worker.js',
    port,
    env: {
      DATABASE_URL: url,
      DATA_DIR: dataFolder,
      MIGRATIONS: 'off',
      LOG_LEVEL: 'error',
      WORKER_PORT: String(port),
      PORT: process.env.STOREFRONT_PORT ?? '',
      API_PORT: apiPort,
      OFFICE_URL: at().slice(0, -1),
      SHOPPER_SECRET: secret('shopper.secret'),
      PREVIEW_SECRET: secret('preview.secret'),
      DEMO: '1',
      PUBLIC_KEY: 'demo',
      PAYMENT_SECRET: secret('payment.secret'),
      PUSH_KEYS: secret('push.keys'),
      PAYMENT_SANDBOX_URL: `http://127.0.0.1:${Number(apiPort) + 100}/payments`,
      DNS_SERVERS: `127.0.0.1:${process.env.STOREFRONT_DNS_PORT}`,
    },
  })
}
