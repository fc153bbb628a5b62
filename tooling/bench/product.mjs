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
/** The secret that storefront and API share. */
export const SECRET = 'a secret of this bench'
export const PUBLIC_KEY = 'bench'

/**
 * Runs the services as shipped, with their own PostgreSQL, port and data folder. After a kill, `start` runs them again at
 * the same address, as a supervisor would.
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
        // After a stop there is no log to read: the folder may be being removed.
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

  /** Kills with SIGKILL: nothing is finished. */
  async function kill() {
    expected = true
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  /** Stops as a deployment does: running requests are finished. */
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
    /** The logs of unexpected exits. */
    deaths,
    /** Direct access to the database, to prepare and to check. */
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

/** Signs each call with a random address, so that rate limits treat the calls as many shoppers. */
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
