/** Every failure that is not a bug, with its HTTP status and its message in the envelope. */
const PROBLEMS = {
  keyMissing: { status: 400, message: 'The public key header is missing' },
  keyWrong: { status: 401, message: 'The public key is wrong' },
  locked: { status: 403, message: 'This shop is locked' },
  notFound: { status: 404, message: 'Not found' },
  tooLarge: { status: 413, message: 'The body is too large' },
  tooMany: { status: 429, message: 'Too many attempts, try again later' },
  cutOff: { status: 400, message: 'The request was cut off' },
  notJson: { status: 400, message: 'The body is not JSON' },
  internal: { status: 500, message: 'Something went wrong' },
  unavailable: { status: 503, message: 'The service is not available right now' },
} as const

export type ProblemCode = keyof typeof PROBLEMS

/** An error that handlers throw; sent as a failure envelope. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly status: (typeof PROBLEMS)[ProblemCode]['status']
  /** Seconds until another try is allowed. */
  readonly retryAfter: number | null

  constructor(code: ProblemCode, { retryAfter, ...options }: ErrorOptions & { readonly retryAfter?: number } = {}) {
    super(PROBLEMS[code].message, options)
    this.code = code
    this.retryAfter = retryAfter ?? null
    this.status = PROBLEMS[code].status
  }
}

/**
 * Network failures; PostgreSQL starting, stopping or refusing connections (its classes 08, 53 and 57); and statements that
 * took longer than a request may, or waited too long for a lock.
 */
const NO_DATABASE = /^(?:E[A-Z]+|08\d{3}|53\d{3}|57P0\d|57014|55P03|25P03)$/

/** The problem for an error: one of our own, an unavailable database, or a bug. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  return new Problem(isDatabaseLost(error) ? 'unavailable' : 'internal', { cause: error })
}

function isDatabaseLost(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as { code?: unknown; message?: unknown; cause?: unknown }
  if (NO_DATABASE.test(String(code ?? ''))) return true
  if (/connection terminated|timeout exceeded when trying to connect|end on the pool/i.test(String(message)))
    return true
  return cause !== undefined && isDatabaseLost(cause)
}
