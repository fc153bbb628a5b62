import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { joinCluster, openDatabase } from '@store/api/database'
import { createApiClient } from '@store/api-client'
import { SHOPPER_HEADER, signShopper } from '@store/api-client/shopper'

const root = fileURLToPath(new URL('../..', import.meta.url))
const builtApi = join(root, 'apps/api/dist/serve.js')
/** What storefront and API know between them. */
export const SECRET = 'a secret of this bench'
export const PUBLIC_KEY = 'bench'

/**
 * The services as they are shipped, with their own PostgreSQL, on a port and a data folder of their own. `start` after a
 * kill starts them again at the same address, as whoever supervises them would.
 */
export async function openApi({ program = builtApi, dataDir, env = {} } = {}) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'feria-bench-')))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child = null
  let expected = false
  let db = null
  const deaths = []

  async function start() {
    await mkdir(folder, { recursive: true })
    const log = await open(join(folder, 'api.log'), 'a')
    child = spawn(process.execPath, [program], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        API_PORT: String(port),
        DATA_DIR: folder,
        SHOPPER_SECRET: SECRET,
        PAYMENT_SECRET: SECRET,
        PUBLIC_KEY,
        ...env,
      },
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
    })
    const starting = child
    expected = false
    await new Promise((ready, failed) => {
      starting.once('message', ready)
      starting.once('exit', async (code) => {
        // One that was stopped has no log to show: whoever stopped it may be removing its folder.
        if (expected) return failed(new Error('the API was stopped'))
        const lines = await readFile(join(folder, 'api.log'), 'utf8')
        const problem = `the API ended with ${code}: ${lines.slice(-2000)}`
        failed(new Error(problem))
        deaths.push(problem)
        start().catch((error) => deaths.push(error.message))
      })
    })
    await log.close()
    db ??= await openDatabase(env.DATABASE_URL ?? (await joinCluster(folder)))
  }

  /** -9: nothing is finished, nobody is told. */
  async function kill() {
    expected = true
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  /** As a deployment stops it: what is in flight is finished. */
  async function drain() {
    expected = true
    if (child && child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    }
  }

  async function stop() {
    await db?.close()
    await drain()
    if (!dataDir) await rm(folder, { recursive: true, force: true })
  }

  return {
    url,
    folder,
    start,
    kill,
    stop,
    pid: () => child.pid,
    restart: async () => {
      await drain()
      await start()
    },
    /** What it said before it ended without being asked to. */
    deaths,
    /** The same database, past the API: to prepare and to check. */
    get db() {
      return db
    },
    client: (send = fetch, baseUrl = url) =>
      createApiClient({ baseUrl, publicKey: PUBLIC_KEY, timeout: 60_000, fetch: fromAnywhere(send) }),
    postgresPid: async () => {
      const home = JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8'))
      return Number((await readFile(join(home.folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
    },
    postgresLog: () => readFile(join(folder, 'postgres.log'), 'utf8'),
  }
}

/** Every call comes from an address of its own: limits are for those who repeat themselves, and these are many people. */
const fromAnywhere = (send) => (url, init) => {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
  const headers = new Headers(init.headers)
  const call = { method: init.method, path: new URL(url).pathname }
  headers.set(SHOPPER_HEADER, signShopper(address, call, SECRET, new Date()))
  return send(url, { ...init, headers })
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
