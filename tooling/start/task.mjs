import { spawn } from 'node:child_process'
import { Refusal } from './settings.mjs'

/**
 * Runs a program of the product to its end, in its own process group, so that Ctrl-C reaches us only. `start` resolves to
 * its output.
 */
export function task(name, { script, args = [], env }) {
  let child = null
  let ended = Promise.resolve()
  return {
    start: () =>
      new Promise((resolve, reject) => {
        let output = ''
        let errors = ''
        child = spawn(process.execPath, [script, ...args], {
          env: { ...process.env, ...env },
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
          detached: true,
        })
        child.stdout.on('data', (chunk) => {
          output += chunk
        })
        child.stderr.on('data', (chunk) => {
          errors = (errors + chunk).slice(-4000)
        })
        child.once('error', reject)
        ended = new Promise((over) => child.once('exit', over))
        child.once('close', (code) =>
          code === 0 ? resolve(output) : reject(new Refusal(errors.trim() || `${name} stopped (exit ${code}).`)),
        )
      }),
    /** What it has done so far is kept; the next start continues with the rest. */
    stop: () => {
      child?.kill('SIGTERM')
      return ended
    },
  }
}
