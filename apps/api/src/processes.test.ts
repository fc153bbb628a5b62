import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiClient, type CallOptions, createApiClient } from '@store/api-client'
import { SHOPPER_HEADER, signShopper } from '@store/api-client/shopper'
import type { Product, ShopId } from '@store/core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from './database/index.ts'
import { draftOf, one, openShop, sell, unexplainedStock } from './orders/testing.ts'
import { openOwnDatabase } from './testing/own-database.ts'
import { buildProgram } from './testing/program.ts'

const SECRET = 'known to three processes'
const PUBLIC_KEY = 'key of tests'
const PROCESSES = 3
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

let program: string
let ownDatabase: Awaited<ReturnType<typeof openOwnDatabase>>
let db: Database
let folder: string
let children: ChildProcess[]
let apis: ApiClient[]
let urls: string[]
let shopId: ShopId
beforeAll(async () => {
  program = await buildProgram('serve.ts', 'processes-test')
  folder = await mkdtemp(join(tmpdir(), 'feria-processes-'))
  ownDatabase = await openOwnDatabase(inject('templateDatabaseUrl'))

  // All processes start at the same moment, with an empty database.
  const starts = times(PROCESSES, () => launch(ownDatabase.url))
  children = starts.map(({ child }) => child)
  urls = await Promise.all(starts.map(({ ready }) => ready))
  apis = urls.map((baseUrl) => createApiClient({ baseUrl, publicKey: PUBLIC_KEY, timeout: 60_000 }))
  db = await openDatabase(ownDatabase.url)
  shopId = await openShop(db)
}, 120_000)
const stopAll = async () => {
  const left = children.splice(0)
  const ended = left.map((child) => new Promise((done) => child.once('exit', done)))
  for (const child of left) child.kill('SIGTERM')
  await Promise.all(ended)
}
afterAll(async () => {
  await stopAll()
  await db.close()
  await ownDatabase.drop()
  await rm(folder, { recursive: true, force: true })
})

const settings = (url: string) => ({
  PATH: process.env.PATH ?? '',
  API_PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: url,
  SHOPPER_SECRET: SECRET,
  PAYMENT_SECRET: SECRET,
  PUBLIC_KEY,
})

function launch(url: string) {
  const child = spawn(process.execPath, [program], {
    env: settings(url),
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  const ready = new Promise<string>((resolve, reject) => {
    child.once('message', () => resolve(/http:\S+/.exec(output)?.[0] ?? ''))
    child.once('exit', () => reject(new Error(output)))
  })
  return { child, ready }
}

/** One of the processes, in turn. */
const at = (turn: number) => apis[turn % PROCESSES] as ApiClient
const from = (address: string): CallOptions => ({
  headers: (call) => ({ [SHOPPER_HEADER]: signShopper(address, call, SECRET, new Date()) }),
})
const anyone = (turn: number) => from(`198.18.${Math.floor(turn / 250)}.${turn % 250}`)

async function selling(units: number): Promise<Product> {
  const [product] = await sell(db, shopId, { units })
  if (!product) throw new Error('nothing to sell')
  return product
}

describe('three processes on one database are one service', () => {
  test('started at the same moment, the tables are made once, and no shop is opened', async () => {
    const { rows } = await db.owner.query<{ migrations: number; shops: number }>(`
      select (select count(distinct hash) - count(*) from migrations) as migrations,
        (select count(*) from shops where subdomain not like 's%-%') as shops`)
    expect(rows[0]).toEqual({ migrations: 0, shops: 0 })
    for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  test('90 buyers of 30 units, a third of them at each: exactly 30 orders, and no unit lost or invented', async () => {
    const shirt = await selling(30)
    const outcomes = await Promise.all(
      times(90, (turn) => at(turn).placeOrder({ body: draftOf(shopId, [one(shirt)]) }, anyone(turn))),
    )
    const numbers = outcomes.flatMap((outcome) => (outcome.kind === 'placed' ? [outcome.order.number] : []))
    expect(new Set(numbers).size).toBe(30)
    expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(60)
    expect(await unexplainedStock(db)).toEqual([])
  })

  test('one key sent to all of them at once is one order, answered to everybody', async () => {
    const shirt = await selling(30)
    const body = draftOf(shopId, [one(shirt)])
    const outcomes = await Promise.all(times(30, (turn) => at(turn).placeOrder({ body }, anyone(turn))))
    const answers = new Set(outcomes.map((outcome) => JSON.stringify(outcome)))
    expect([answers.size, outcomes[0]?.kind]).toEqual([1, 'placed'])
  })

  test('attempts are counted together: ten wrong pairs in all, wherever they are asked', async () => {
    const guess = (turn: number) =>
      at(turn)
        .findOrder({ query: { shopId, number: 900_000 + turn, idNumber: `80${turn}` } }, from('203.0.113.50'))
        .then(
          () => 200,
          ({ failure }) => failure.status,
        )
    const statuses = await Promise.all(times(30, guess))
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  test('views counted at each of them are written when they are stopped', async () => {
    const views = async () => {
      const { rows } = await db.owner.query<{ views: number }>(
        `select sum(times)::int as views from shop_counts where what = 'visit' and about = ''`,
      )
      return rows[0]?.views ?? 0
    }
    await Promise.all(times(30, (turn) => at(turn).countView({ params: { id: shopId } }, anyone(turn))))
    await stopAll()
    expect(await views()).toBe(30)
  })
})
