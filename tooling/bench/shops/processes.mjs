import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { usageOf } from '../storefront.mjs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Pins this process and its future children to one core; nothing happens without `taskset`. */
export const runOn = (core) => spawnSync('taskset', ['-acp', String(core), String(process.pid)])

/** The processor time of a process, in milliseconds; optionally with its children, including ended ones. */
export async function processorTime(pid, { withChildren = false } = {}) {
  let sum = 0
  for (const { id, parent, own, ended } of await processes())
    if (id === pid) sum += own + (withChildren ? ended : 0)
    else if (withChildren && parent === pid) sum += own
  return sum * TICK_MS
}

async function processes() {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => null)))
  return stats
    .filter((stat) => stat !== null)
    .map((stat) => {
      // The name, in brackets, may contain spaces.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => fields[at])
      return { id: Number.parseInt(stat, 10), parent, own: user + system, ended: endedUser + endedSystem }
    })
}

/** Resident memory in megabytes. */
export const megabytes = async (pid) => Math.round((await usageOf(pid)).memory / 1e6)
