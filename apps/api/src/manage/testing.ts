import { ManageError, type ManageProblem } from '@store/api-client/manage'

/** What a call is refused with; fails when it is not. */
export async function refusalOf(call: Promise<unknown>): Promise<ManageProblem> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ManageError && error.failure.kind === 'problem') return error.failure.problem
  throw new Error(`not refused: ${String(error)}`)
}
