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

/** Why no database is available. The message is one sentence for a person, and says what to do. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly failure: DatabaseFailure

  constructor(failure: DatabaseFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}
