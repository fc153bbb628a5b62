import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * The running server of a folder, from PostgreSQL's own `postmaster.pid`.
 * @typedef {{ readonly pid: number, readonly port: number | null }} Postmaster
 */

/** Returns null if no server runs: there is no file, or it was left by an ended server. */
export async function findPostmaster(folder) {
  const lines = await readFile(join(folder, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n').map((line) => line.trim()),
    () => null,
  )
  if (!lines) return null
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0 || !(await isPostgres(pid))) return null
  return { pid, port: lines[3] ? Number(lines[3]) : null }
}

/** Whether the process is PostgreSQL: its id may have been reused, and a zombie has no command line. */
async function isPostgres(pid) {
  if (!isAlive(pid)) return false
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('postgres')
    if (process.platform === 'win32') return true
    return (await execute('ps', ['-o', 'command=', '-p', String(pid)])).stdout.includes('postgres')
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
