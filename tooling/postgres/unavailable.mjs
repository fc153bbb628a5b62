/** Why PostgreSQL is unavailable. The message is one sentence for a person, and says what to do. */
export class PostgresUnavailable extends Error {
  name = 'PostgresUnavailable'

  /**
   * @param {import('./index.d.mts').PostgresFailure} failure
   * @param {string} message
   * @param {ErrorOptions} [options]
   */
  constructor(failure, message, options) {
    super(message, options)
    this.failure = failure
  }
}
