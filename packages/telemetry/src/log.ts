import pino from 'pino'

/** Log lines for programs: JSON, with the request's id and its shop; never a query, a body, or a person's name. */
export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error'>
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Written to standard error at once, so that nothing is lost if the process is killed. */
export function createLog(level: LogLevel, destination: pino.DestinationStream = pino.destination({ fd: 2 })): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
    },
    destination,
  )
}

/**
 * The parts of an error that may be logged: its place and its kind. Messages of the database and the JSON parser quote typed
 * text, and the query builder quotes all parameters, so only their codes and names are logged.
 */
export function facts(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, table, column, constraint } = error as Error & Partial<Record<string, unknown>>
  const quotes = typeof (error as { severity?: unknown }).severity === 'string' || error instanceof SyntaxError
  if (error.name === 'DrizzleQueryError' || /^Failed query/.test(error.message)) {
    return { name: 'query', at: frames(error), cause: facts(error.cause) }
  }
  return {
    name: error.name,
    ...(quotes ? {} : { message: error.message }),
    code,
    table,
    column,
    constraint,
    at: frames(error),
    ...(error.cause === undefined ? {} : { cause: facts(error.cause) }),
  }
}

/** The stack without the message above it. */
const frames = ({ stack }: Error) =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
