import { spawn } from 'node:child_process'
import { Refusal, root } from './settings.mjs'

const RESTARTS_PER_MINUTE = 5

/**
 * Runs a program of the product. It has its own process group, so that Ctrl-C reaches us only and we stop the programs in
 * order. If it exits after it was ready, it is restarted; before, that is a `Refusal`.
 */
export function service(name, { script, env, print }) {
  let child = null
  let stopping = false
  let ended = false
  const deaths = []

  function launch() {
    child = spawn(process.execPath, [script], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    let errors = ''
    child.stdout.on('data', (chunk) => print(name, String(chunk)))
    child.stderr.on('data', (chunk) => {
      errors = (errors + chunk).slice(-4000)
      if (ready) print(name, String(chunk))
    })
    let ready = false
    const started = new Promise((resolve, reject) => {
      child.on('message', (message) => {
        if (!message?.ready) return
        ready = true
        resolve(message)
      })
      child.once('exit', (code) => {
        if (!ready) return reject(new Refusal(errors.trim() || `${name} stopped while starting (exit ${code}).`))
        if (!stopping) relaunch()
      })
      child.once('error', reject)
    })
    return started
  }

  function relaunch() {
    const now = Date.now()
    deaths.push(now)
    if (deaths.filter((time) => now - time < 60_000).length > RESTARTS_PER_MINUTE)
      return onGiveUp(new Refusal(`${name} keeps stopping. Its last lines are above.`))
    print(name, 'stopped unexpectedly; starting it again')
    launch().catch(onGiveUp)
  }

  let onGiveUp = () => {}

  /** Asks it to finish running requests, and waits until it has exited. */
  function halt() {
    return new Promise((resolve) => {
      stopping = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  }

  return {
    start: launch,
    /** Restarts the program with its current build. */
    restart: async () => {
      await halt()
      if (ended) return
      stopping = false
      return launch()
    },
    onGiveUp: (callback) => {
      onGiveUp = callback
    },
    stop: () => {
      ended = true
      return halt()
    },
  }
}
