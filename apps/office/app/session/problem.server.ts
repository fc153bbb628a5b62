import { ManageError, type ManageProblem } from '@store/api-client/manage'

/** The API's reason for refusing a call; null: another error. */
export const problemOf = (error: unknown): ManageProblem | null =>
  error instanceof ManageError && error.failure.kind === 'problem' ? error.failure.problem : null

/** Whether the revision is stale: somebody else has changed it since it was loaded. */
export const isStale = (error: unknown): boolean => problemOf(error)?.code === 'revision'
