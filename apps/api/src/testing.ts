import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from './database/index.ts'

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

async function asOwner(template: URL, statement: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}
