import pg from 'pg'
import { expect, inject, test } from 'vitest'

test('the PostgreSQL of the tests has the major version that their project names', async () => {
  const client = new pg.Client({ connectionString: inject('templateDatabaseUrl').replace(/template$/, 'postgres') })
  await client.connect()
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  await client.end()
  expect(rows).toEqual([{ version: inject('postgresVersion') ?? 18 }])
})
