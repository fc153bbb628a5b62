import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ensureLogins, loginsOf, migrate, openCluster, openDatabase } from '../database/index.ts'

/**
 * Vitest's global setup: one PostgreSQL for the run of a project, with a migrated database to copy from. The project's
 * `provide.postgresVersion` says which major version.
 */
export default async function setup({ config, provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'feria-test-'))
  await chmod(dataDir, 0o755)
  const cluster = await openCluster({
    dataDir,
    log: () => undefined,
    version: config.provide.postgresVersion,
  })
  const owner = new pg.Client({ connectionString: cluster.url })
  await owner.connect()
  await owner.query('create database template')
  await owner.end()
  const url = new URL(cluster.url)
  url.pathname = '/template'
  const logins = loginsOf(url.href)
  if (logins === null) throw new Error('the cluster has no password')
  const db = await openDatabase(url.href, logins)
  await migrate(db)
  await ensureLogins(db, logins)
  await db.close()
  provide('templateDatabaseUrl', url.href)
  return async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
