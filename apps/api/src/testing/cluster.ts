import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { distribute, ensureLogins, loginsOf, migrate, openCluster, openDatabase } from '../database/index.ts'
import { blockTemplate, givenServers, makeTemplate, removeTemplate } from './given-servers.ts'

/**
 * Vitest's global setup: one PostgreSQL for the run of a project, with a migrated database to copy from. The project's
 * `provide.postgresVersion` sets the major version; TEST_DATABASE_URL and TEST_DATABASE_WORKERS name servers that run
 * already.
 */
export default async function setup({ config, provide }: TestProject): Promise<() => Promise<void>> {
  const servers = givenServers()
  if (servers.length > 0) return onGivenServers(servers, provide)
  const dataDir = await mkdtemp(join(tmpdir(), 'feria-test-'))
  await chmod(dataDir, 0o755)
  const cluster = await openCluster({
    dataDir,
    log: () => undefined,
    version: config.provide.postgresVersion,
    durable: false,
  })
  const owner = new pg.Client({ connectionString: cluster.url })
  await owner.connect()
  await owner.query('create database template')
  await owner.end()
  const url = new URL(cluster.url)
  url.pathname = '/template'
  await fill(url.href, false)
  provide('templateDatabaseUrl', url.href)
  provide('workerUrls', [])
  return async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Creates the tables and logins of the template, distributed if there are workers. */
async function fill(url: string, isDistributed: boolean): Promise<void> {
  const logins = loginsOf(url)
  if (logins === null) throw new Error('the cluster has no password')
  const db = await openDatabase(url, logins)
  await migrate(db)
  await ensureLogins(db, logins)
  if (isDistributed) await distribute(db)
  await db.close()
}

async function onGivenServers(servers: readonly string[], provide: TestProject['provide']) {
  const [coordinator = '', ...workers] = await makeTemplate(servers)
  await fill(coordinator, workers.length > 0)
  await blockTemplate(servers)
  provide('templateDatabaseUrl', coordinator)
  provide('workerUrls', workers)
  return () => removeTemplate(servers)
}
