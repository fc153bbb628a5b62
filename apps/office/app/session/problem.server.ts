import { ManageError, type ManageProblem } from '@store/api-client/manage'

/** Why the API refused a call; null: it did not, something else went wrong. */
export const problemOf = (error: unknown): ManageProblem | null =>
  error instanceof ManageError && error.failure.kind === 'problem' ? error.failure.problem : null

/** Whether somebody else was faster: what was to be changed is no longer what was seen. */
export const isStale = (error: unknown): boolean => problemOf(error)?.code === 'revision'
