import { existsSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { Refusal } from './settings.mjs'

const OLDEST_NODE = [20, 19]

/** The offset of the sandbox's usual port from the API's. */
const BESIDE_API = 100

/** Fails early, with one sentence, on problems that would otherwise appear late. */
export async function preflight({ shopPort, apiPort, officePort, sandboxPort, workshopPort, dataFolder }, dev) {
  requireNode(process.versions.node)
  await requireFolder(dataFolder)
  const ports = Object.entries({
    PORT: shopPort,
    API_PORT: apiPort,
    OFFICE_PORT: officePort,
    ...(sandboxPort !== null && { SANDBOX_PORT: sandboxPort }),
    ...(dev && { WORKSHOP_PORT: workshopPort }),
  })
  requireDifferent(ports)
  for (const [name, port] of ports) await requirePort(port, name)
}

function requireDifferent(ports) {
  for (const [name, port] of ports) {
    const [other] = ports.find(([, value]) => value === port)
    if (other !== name) throw new Refusal(`${other} and ${name} are both ${port}. Set one of them to another port.`)
  }
}

/** The sandbox's port: the chosen one; else the usual one, or any free one if that is taken. */
export async function sandboxPortOf({ shopPort, apiPort, officePort, sandboxPort, workshopPort }) {
  if (sandboxPort !== null) return sandboxPort
  const usual = apiPort + BESIDE_API
  const isFree =
    ![shopPort, officePort, workshopPort].includes(usual) && usual <= 65_535 && (await listenOnce(usual)) === null
  return isFree ? usual : anyFreePort()
}

function requireNode(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  throw new Refusal(`Node ${version} is too old. Install Node ${OLDEST_NODE.join('.')} or newer.`)
}

async function requireFolder(folder) {
  try {
    await makeFolder(folder)
    await access(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new Refusal(
      `The data folder ${folder} cannot be written. Give this user write permission in ${dirname(folder)}, or set DATA_DIR to a folder of its own.`,
    )
  }
}

/**
 * Creates a folder for its owner only, and its parents. Step by step: if a parent exists but is not writable, Node's
 * recursive option never returns.
 */
async function makeFolder(folder, mode = 0o700) {
  try {
    await mkdir(folder, { mode })
  } catch (error) {
    if (error.code === 'EEXIST') return
    if (error.code !== 'ENOENT' || existsSync(dirname(folder))) throw error
    await makeFolder(dirname(folder), 0o755)
    await mkdir(folder, { mode })
  }
}

async function requirePort(port, name) {
  const problem = await listenOnce(port)
  if (problem === 'EADDRINUSE')
    throw new Refusal(`Port ${port} is taken by another program. Stop it, or choose another with ${name}=….`)
  if (problem === 'EACCES')
    throw new Refusal(`This user may not open port ${port}. Choose one above 1023 with ${name}=….`)
  if (problem) throw new Refusal(`Port ${port} cannot be opened (${problem}). Choose another with ${name}=….`)
}

/** @returns the error's code, or null when the port is free */
function listenOnce(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code ?? 'unknown'))
    server.listen(port, () => server.close(() => resolve(null)))
  })
}

function anyFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
