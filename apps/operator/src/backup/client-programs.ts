import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Complaint } from '../complaint.ts'
import { terminal } from '../terminal.ts'

const execute = promisify(execFile)
const MOST_OUTPUT = 10_000_000

/**
 * Finds PostgreSQL's own program in the version of the server: one of another version may not support the server's tables,
 * or write a dump that the server's cannot read. Searched on PATH, and where Debian keeps all versions.
 */
export async function clientProgram(name: 'pg_dump' | 'pg_restore', version: number): Promise<string> {
  const { PATH = '' } = terminal().env
  for (const program of [name, join('/usr/lib/postgresql', String(version), 'bin', name)]) {
    const output = await execute(program, ['--version'], { env: { PATH } }).catch(() => null)
    if (output && / \(PostgreSQL\) (\d+)/.exec(output.stdout)?.[1] === String(version)) return program
  }
  throw new Complaint(
    `The database is PostgreSQL ${version}, and there is no ${name} ${version} on PATH or in /usr/lib/postgresql/${version}/bin. Install the client programs of that version (Debian: postgresql-client-${version}).`,
  )
}

/** Runs it on a database. The password is in its environment, where other users of the machine cannot see it. */
export async function runClient(program: string, url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = { PATH: terminal().env.PATH ?? '', LC_ALL: 'C', ...(password && { PGPASSWORD: password }) }
  try {
    await execute(program, [...args, '--no-password', `--dbname=${address.href}`], { env, maxBuffer: MOST_OUTPUT })
  } catch (problem) {
    const message = String((problem as { stderr?: string }).stderr ?? problem).trim()
    throw new Complaint(`${program} failed: ${message.split('\n')[0]}`)
  }
}
