export type DatabaseFailure =
  | 'inUse'
  | 'noPermission'
  | 'noUser'
  | 'noBinaries'
  | 'unreachable'
  | 'noRights'
  | 'tooOld'
  | 'notMigrated'
  | 'notDistributed'
  | 'wrongEncoding'
  | 'failed'

/** The error if no database is available. Its message is one sentence for a person, and says what to do. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly failure: DatabaseFailure

  constructor(failure: DatabaseFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

/** The reasons when PostgreSQL was reached but refused the connection, by its error code. */
const ANSWERS: Readonly<Record<string, string>> = {
  '28P01': 'the password is wrong, or there is no such user',
  '28000': 'this user may not log in',
  '3D000': 'there is no such database',
  '42501': 'this user may not connect to the database',
  '53300': 'too many are connected already',
  '57P03': 'it is starting or stopping',
}

/**
 * Describes why there is no connection: no server at the address, or a refusal. `variable` is the environment variable of
 * the address.
 */
export function unreachable(url: string, error: unknown, variable: string): DatabaseUnavailable {
  const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message
  const detail =
    ANSWERS[reason] ?? (/^[0-9A-Z]{5}$/.test(reason) && !/^E[A-Z]+$/.test(reason) ? (error as Error).message : null)
  const message = detail
    ? `The database at ${place(url)} answers that ${detail} (${reason}): mend ${variable}.`
    : `No database answers at ${place(url)} (${reason}): check ${variable}${variable === 'DATABASE_URL' ? ', or unset it to use the built-in one' : ''}.`
  return new DatabaseUnavailable('unreachable', message, { cause: error })
}

/** The address without its password, for messages. */
export function place(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'the address in DATABASE_URL, which is not a URL,'
  }
}
