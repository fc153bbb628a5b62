import { randomInt, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiClient, createApiClient } from '@store/api-client'
import { createManageClient, type ManageClient } from '@store/api-client/manage'
import { SHOPPER_HEADER, signShopper, trustProxies } from '@store/api-client/shopper'
import { createLog, type LogLevel } from '@store/telemetry'
import type { Hono } from 'hono'
import pg from 'pg'
import { inject } from 'vitest'
import { createApi } from './app.ts'
import { type Database, loginsOf, openDatabase } from './database/index.ts'
import { createApiServer } from './http/server.ts'
import { diskStorage } from './media/storage/disk.ts'
import { createMetrics } from './operation/metrics.ts'
import { orderContext } from './order-context.ts'
import type { Services } from './services.ts'
import { createVisitCounts } from './visitors/counts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the tests' PostgreSQL, with its migrated template database. */
    templateDatabaseUrl: string
    /** The same database on the workers, where PostgreSQL is distributed over servers. */
    workerUrls: readonly string[]
    /** The major version of the tests' PostgreSQL; the default is the built-in one's. */
    postgresVersion?: 15 | 18
  }
}

export { buildProgram } from './testing/program.ts'
export { openS3Server } from './testing/s3.ts'

export type TestDatabase = Database & { readonly url: string }

/** A migrated, empty database for this test file alone. Close it in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabaseUrl'))
  const servers = [template, ...inject('workerUrls').map((each) => new URL(each))]
  const name = `test_${randomUUID().replaceAll('-', '')}`
  for (const server of servers) await asOwner(server, `create database ${name} template ${template.pathname.slice(1)}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  const db = await openDatabase(url.href, loginsOf(url.href) ?? undefined)
  const close = async () => {
    await db.close()
    for (const server of servers) await asOwner(server, `drop database ${name} with (force)`)
  }
  return { ...db, close, url: url.href }
}

export const SHOPPER_SECRET = 'only for tests and benches'

/** The dependencies of the calls, for tests where only the database matters. `lines` is the log. */
export function testServices(db: Database, overrides: Partial<Services> = {}, level: LogLevel = 'warn') {
  const lines: string[] = []
  const services: Services = {
    db,
    media: diskStorage(join(tmpdir(), 'feria-no-pictures')),
    publicKey: { header: 'x-public-key', value: 'demo' },
    domains: { storeDomains: ['localhost'], onlineDomains: [], template3Domain: null, brand: 'feria' },
    nameServers: [],
    certificateOf: async () => 'unknown',
    allowPrivateHooks: false,
    shopperSecret: SHOPPER_SECRET,
    previewSecret: 'only for tests and benches',
    trustedProxies: trustProxies(''),
    payments: { secrets: ['only for tests'], sandbox: null, publicUrl: 'http://api.test', shopPort: 3000 },
    people: { officeUrl: 'http://office.test', brand: 'Feria', secrets: ['only for tests'], showsCodes: true },
    pushKeys: null,
    orderContext: () => orderContext((overrides.now ?? (() => new Date()))()),
    visits: createVisitCounts({ db, now: overrides.now ?? (() => new Date()) }),
    now: () => new Date(),
    log: createLog(level, { write: (line) => void lines.push(line) }),
    metrics: createMetrics(db),
    checks: {},
    unset: [],
    notes: {},
    ...overrides,
  }
  return { services, lines: lines as readonly string[] }
}

/** The header by which tests name the shopper, before a storefront's signature replaces it. */
const FOR = 'x-test-shopper'

/** The headers of a call to `testApp` for this shopper; without an address, each call gets one of many. */
export const asShopper = (address = anyAddress()) => ({ [FOR]: address })

/** The API behind a storefront's server, which signs the address that `asShopper` names. */
export function testApp(services: Services): Hono {
  const app = createApi(services)
  const { fetch } = app
  return Object.assign(app, {
    fetch: (request: Request, ...rest: unknown[]) => fetch(signed(request, services.now()), ...rest),
  })
}

function signed(request: Request, now: Date): Request {
  const address = request.headers.get(FOR)
  if (address === null || request.headers.has(SHOPPER_HEADER)) return request
  const headers = new Headers(request.headers)
  const call = { method: request.method, path: new URL(request.url).pathname }
  headers.set(SHOPPER_HEADER, signShopper(address, call, SHOPPER_SECRET, now))
  return new Request(request, { headers })
}

/** From the networks that are reserved for tests (RFC 2544). */
const anyAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`

/** The whole API in this process, and a client that calls it without a socket, each call for another shopper. */
export function testApi(
  db: Database,
  overrides: Partial<Services> = {},
  level?: LogLevel,
): {
  readonly app: Hono
  readonly api: ApiClient
  readonly lines: readonly string[]
  readonly services: Services
} {
  const { services, lines } = testServices(db, overrides, level)
  const app = testApp(services)
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const headers = new Headers({ ...asShopper(), ...Object.fromEntries(new Headers(init?.headers)) })
    return app.request(input, { ...init, headers })
  }
  const publicKey = services.publicKey.value
  return {
    app,
    api: createApiClient({ baseUrl: 'http://api.test', publicKey, timeout: 60_000, fetch }),
    lines,
    services,
  }
}

/** The management API of an app, called with this key. */
export const manageAs = (app: Hono, token: string, language?: string): ManageClient =>
  createManageClient({
    baseUrl: 'http://api.test',
    token,
    ...(language && { language }),
    fetch: async (input, init) => app.request(input as string, init),
  })

/** An app on a free port, started as `serve.ts` does. */
export async function listenTo(app: Hono): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createApiServer((request, bindings) => app.fetch(request, bindings))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function asOwner(template: URL, statement: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}
