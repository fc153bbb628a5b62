import { spawn } from 'node:child_process'
import { Refusal } from './settings.mjs'

/**
 * A program of the product that does one thing and ends. Its own process group, as every service: Ctrl-C reaches us alone.
 * `start` answers what it printed.
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
    /** What it has done so far stays; it goes on with the rest at the next start. */
    stop: () => {
      child?.kill('SIGTERM')
      return ended
    },
  }
}
