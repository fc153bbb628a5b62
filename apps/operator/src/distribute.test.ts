import { openTestDatabase, type TestDatabase } from '@store/api/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool, type Tool } from './testing.ts'

let db: TestDatabase
let feria: Tool
beforeAll(async () => {
  db = await openTestDatabase()
  feria = await openTool(db)
})
afterAll(async () => {
  await feria.close()
  await db.close()
})

test('where there is no Citus, it is said who adds it, and nothing is changed', async () => {
  const { code, out, err } = await feria.run('database', 'distribute')
  expect([code, out]).toEqual([1, ''])
  expect(err).toBe(
    'This PostgreSQL has no Citus: let an administrator add it and its nodes (docs/operate.md, "Beyond one server"), and run this again.\n',
  )
  const { rows } = await db.owner.query(`select rolname from pg_roles where rolname like 'feria%' and rolcanlogin`)
  expect(rows).not.toContainEqual({ rolname: 'feria_worker' })
})
