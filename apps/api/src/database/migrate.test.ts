import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { migrate } from './index.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const LAST = '(select max(created_at) from migrations)'

test('tables that a later release has added to are taken as they are', async () => {
  await db.owner.query(`insert into migrations (hash, created_at) values ('later', ${LAST} + 1)`)
  await expect(migrate(db)).resolves.toBeUndefined()
  await db.owner.query(`delete from migrations where hash = 'later'`)
})

test('tables of migrations that are not ours are refused, with the way to bring their shops over', async () => {
  await db.owner.query(`update migrations set created_at = created_at - 1 where created_at = ${LAST}`)
  await expect(migrate(db)).rejects.toThrow(/feria shop export.*feria shop import/)
})
