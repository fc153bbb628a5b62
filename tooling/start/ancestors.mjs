import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Watches the processes between the person and this program (npx, pnpm, a shell), as not all of them pass SIGTERM on: if one
 * is stopped, the product must stop too. The chain is recorded at the start and checked every half second.
 *
 * @returns a function that ends the watch
 */
export function watchAncestors(onOrphaned) {
  const chain = chainOf(process.pid)
  const timer = setInterval(() => {
    if (chain.some(({ pid, parent }) => parentOf(pid) !== parent)) {
      clearInterval(timer)
      onOrphaned()
    }
  }, 500)
  timer.unref()
  return () => clearInterval(timer)
}

const RUNNERS = /^(node|npm|npx|pnpm|sh|dash|bash)\b/

/** This process and its ancestors, as far as they only run it. */
function chainOf(start) {
  const chain = []
  let pid = start
  while (pid > 1 && chain.length < 12) {
    const parent = parentOf(pid)
    if (parent === null) break
    chain.push({ pid, parent })
    const command = commandOf(parent)
    // The chain ends at the person's own shell, which only has to stay the parent.
    if (
      !/(npm|npx|pnpm)/.test(command) &&
      !(RUNNERS.test(command) && /(npm|npx|pnpm)/.test(commandOf(parentOf(parent) ?? 0)))
    )
      break
    pid = parent
  }
  return chain
}

function parentOf(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    }
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).trim())
  } catch {
    return null
  }
}

function commandOf(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
