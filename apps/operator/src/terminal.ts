import { AsyncLocalStorage } from 'node:async_hooks'
import { resolve } from 'node:path'

type Output = { readonly write: (text: string) => unknown; readonly isTTY?: boolean }

/** The terminal of a command: environment, folder and streams. `process` is one; tests make others. */
export type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: () => string
  readonly stdin: AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean }
  readonly stdout: Output
  readonly stderr: Output
}

const current = new AsyncLocalStorage<Terminal>()

/** Runs `work`, and everything that it awaits, in this terminal. */
export const inTerminal = <T>(replacement: Terminal, work: () => Promise<T>): Promise<T> =>
  current.run(replacement, work)

/** The terminal of the current command. */
export function terminal(): Terminal {
  const found = current.getStore()
  if (!found) throw new Error('No command is running.')
  return found
}

/** A typed path, made absolute. */
export const absolutePath = (path: string): string => resolve(terminal().cwd(), path)
