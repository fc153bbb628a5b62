import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiClient, createApiClient } from '@store/api-client'
import type { Hono } from 'hono'
import pg from 'pg'
import { inject } from 'vitest'
import { createApi } from './app.ts'
import { type Database, openDatabase } from './database/index.ts'
import type { Services } from './services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the tests' PostgreSQL, on its migrated template database. */
    templateDatabaseUrl: string
  }
}

export type TestDatabase = Database & { readonly url: string }

/** A migrated, empty database of this test file's own. Close it in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabaseUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(template, `create database ${name} template template`)
  const url = new URL(template)
  url.pathname = `/${name}`
  const db = await openDatabase(url.href)
  const close = async () => {
    await db.close()
    await asOwner(template, `drop database ${name} with (force)`)
  }
  return { pool: db.pool, close, url: url.href }
}

/** The whole API in this process, and a client that talks to it without a socket. `lines` is what it logged. */
export function testApi(
  db: Database,
  services: Partial<Services> = {},
): { readonly app: Hono; readonly api: ApiClient; readonly lines: readonly string[] } {
  const lines: string[] = []
  const app = createApi({
    db,
    dataDir: join(tmpdir(), 'feria-no-pictures'),
    publicKey: { header: 'x-public-key', value: 'demo' },
    domains: { storeDomains: ['localhost'], onlineDomains: [], template3Domain: null, brand: 'feria' },
    now: () => new Date(),
    log: (line) => lines.push(line),
    ...services,
  })
  const fetch = async (input: string | URL | Request, init?: RequestInit) => app.request(input, init)
  return { app, api: createApiClient({ baseUrl: 'http://api.test', publicKey: 'demo', fetch }), lines }
}

async function asOwner(template: URL, statement: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}
