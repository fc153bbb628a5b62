import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const LOGGED = 3000

/** Throws with the Debian package to install when a program is missing. @param {string} command @param {string} flag that ends at once */
export function needs(command, flag, name, debian) {
  if (spawnSync(command, [flag]).error)
    throw new Error(`This needs ${name}: install it (Debian: apt-get install ${debian}).`)
}

/**
 * Runs a proxy until `close`, which removes its folder too. Resolves when it accepts connections at this port. `output` is
 * the end of what it has logged.
 */
export async function runProxy(command, args, { name, folder, port, env }) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let logged = ''
  child.stderr.on('data', (chunk) => {
    logged = (logged + chunk).slice(-LOGGED)
  })
  const output = () => logged
  await listening(child, port, name, output)
  return {
    output,
    close: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves when the program accepts connections; throws with its output if it exits before. */
async function listening(child, port, name, output) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${output()}`)
    const socket = net.connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await pause(50)
  }
}
