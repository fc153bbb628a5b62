import { ManageError, type ManageProblem } from '@store/api-client/manage'
import { addPlatformKey } from '../keys/store.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'

/** A database for a file of tests, and a key of the platform in it, under this name. Close the database in `afterAll`. */
export async function openManaged(
  keyName = 'tests',
): Promise<{ readonly db: TestDatabase; readonly platform: string }> {
  const db = await openTestDatabase()
  return { db, platform: await addPlatformKey(db, keyName) }
}

/** The problem that a call is refused with; fails if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<ManageProblem> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ManageError && error.failure.kind === 'problem') return error.failure.problem
  throw new Error(`not refused: ${String(error)}`)
}
