import { DatabaseUnavailable } from '../database/index.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

/** A problem that the person who starts a program can solve, in one sentence. */
export class StartProblem extends Error {}

export type Program = {
  /** Registers how something that was started is stopped, in reverse order, one after the other. */
  readonly ends: (end: () => Promise<void>) => void
  readonly isStopping: () => boolean
}

/**
 * Runs a program of the services: `start` once, and on a signal, or when the parent process has ended, everything registered
 * to stop. A program that only does one thing (`once`) stops by itself.
 */
export function runProgram(start: (program: Program) => Promise<void>, { once = false } = {}): void {
  const ends: (() => Promise<void>)[] = []
  let stopping: Promise<void> | null = null
  const program: Program = { ends: (end) => void ends.push(end), isStopping: () => stopping !== null }

  async function exit(code: number): Promise<void> {
    stopping ??= (async () => {
      // One failure must not keep the others from stopping: a database would be left running.
      for (const end of ends.toReversed()) await end().catch((error: Error) => complain(error.message))
    })()
    await stopping
    process.exit(code)
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping) say('stopping')
      void exit(once ? 1 : 0)
    })
  }
  process.on('disconnect', () => void exit(0))
  process.on('uncaughtException', (error) => {
    complain(String(error.stack))
    void exit(1)
  })

  start(program).then(
    () => {
      process.send?.({ ready: true })
      if (once) void exit(0)
    },
    (error: unknown) => {
      if (stopping) return
      const known = error instanceof StartProblem || error instanceof DatabaseUnavailable
      complain(known ? error.message : String((error as Error).stack))
      void exit(1)
    },
  )
}
