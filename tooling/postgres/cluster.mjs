import { spawn } from 'node:child_process'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { archiveSettings } from './archive.mjs'
import { findBinaries, runAs, SERVER_ENVIRONMENT } from './binaries.mjs'
import { createFolder, findHome, freePort, hasData, OWNER, readHome, reasonOf, writeHome } from './home.mjs'
import { findPostmaster } from './postmaster.mjs'
import { PostgresUnavailable } from './unavailable.mjs'

const DATABASE = 'feria'
/** The advisory lock of the server's owner. It ends with its connection, so that a killed (-9) owner leaves no lock. */
const OWNER_LOCK = 2_113_001
const LOG_LIMIT = 10_000_000
/** Data may be lost if the machine stops; if only the server dies, nothing is lost. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
/** The reason for a server's end in its log; not the messages that it is still starting. */
const REASON = /(?:FATAL|PANIC):(?! +the database system is) +(.*)/g

/**
 * Starts PostgreSQL for a data folder, creating it the first time. A server left by a killed process is taken over;
 * one that dies is started again, on the same port. Two owners of one folder: the second gets `PostgresUnavailable`.
 * `archive`: the folder in which it keeps its log for `restoreCluster`.
 * `durable: false`: commits do not wait for the disk.
 *
 * @param {{ dataDir: string, log: (line: string) => void, version?: 15 | 18, archive?: string, durable?: boolean }} options
 * @returns {Promise<import('./index.d.mts').Cluster>}
 */
export async function openCluster({ dataDir, log, version = 18, archive, durable = true }) {
  const root = resolve(dataDir)
  const found = await findBinaries(version, log)
  let home = await findHome(root, found, log)
  if (!(await hasData(home.folder))) await createFolder(root, home, found, log)
  const archiving = archive ? await archiveSettings(resolve(archive), home, found.user) : []
  const binaries = { ...found, settings: [...archiving, ...(durable ? [] : NOT_DURABLE)] }

  const running = await waitForPostmaster(home, log)
  home = running ?? (await startServer(root, home, binaries, log))
  const guard = new Guard(root, home, binaries, log)
  await guard.open()
  if (running) log('took over the PostgreSQL that a stopped process left running')
  await createDatabase(home)
  return { url: urlOf(home), adopted: running !== null, stop: () => guard.stop() }
}

/** The address of the server that another process runs for this data folder; null: there is none. */
export async function joinCluster(dataDir) {
  const home = await readHome(resolve(dataDir))
  if (!home) return null
  const postmaster = await findPostmaster(home.folder)
  if (!postmaster?.port) return null
  const found = { ...home, port: postmaster.port }
  try {
    return (await lockHolder(found)) === null ? null : urlOf(found)
  } catch {
    return null
  }
}

const urlOf = (home, database = DATABASE) =>
  `postgres://${OWNER}:${home.password}@127.0.0.1:${home.port}/${database}?sslmode=disable`

export async function connect(home) {
  const client = new pg.Client({
    connectionString: urlOf(home, 'postgres'),
    connectionTimeoutMillis: 5000,
    application_name: `feria ${process.pid}`,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const inUse = (root, pid) =>
  new PostgresUnavailable(
    'inUse',
    `The data folder ${root} is in use by ${pid === null ? 'another process' : `process ${pid}`}: stop that one first, choose another folder with DATA_DIR, or share one database between them with DATABASE_URL.`,
  )

/** The running server of this folder, once it accepts connections; null if there is none (any more). */
async function waitForPostmaster(home, log) {
  for (let tries = 0; ; tries++) {
    const postmaster = await findPostmaster(home.folder)
    if (!postmaster) {
      await rm(join(home.folder, 'postmaster.pid'), { force: true })
      return null
    }
    const running = { ...home, port: postmaster.port ?? home.port }
    if (postmaster.port !== null && (await answers(running))) return running
    if (tries === 10) log('waiting for PostgreSQL to be ready')
    if (tries === 6000)
      throw new PostgresUnavailable(
        'failed',
        `PostgreSQL (process ${postmaster.pid}) runs on ${home.folder} but does not answer: stop it and start again.`,
      )
    await pause(100)
  }
}

async function answers(home) {
  try {
    const client = await connect(home)
    await client.end()
    return true
  } catch (error) {
    if (error.code !== '28P01') return false
    throw new PostgresUnavailable(
      'failed',
      `PostgreSQL runs on ${home.folder}, but its password is not the one in postgres.json: put that file back as it was.`,
      { cause: error },
    )
  }
}

async function startServer(root, home, binaries, log) {
  for (let tries = 0; ; tries++) {
    const failure = await spawnServer(root, home, binaries, log)
    if (failure === null) return home
    const other = await waitForPostmaster(home, log)
    if (other) return other
    // The port was taken meanwhile, or the shared memory of a killed server is not free yet.
    const again = /could not (bind|create any TCP)/.test(failure) || /still in use/.test(failure)
    if (!again || tries === 20) {
      throw new PostgresUnavailable(
        'failed',
        `PostgreSQL did not start: ${failure} (see ${join(root, 'postgres.log')})`,
      )
    }
    if (failure.includes('still in use')) await pause(250)
    else {
      home = { ...home, port: await freePort() }
      await writeHome(root, home)
    }
  }
}

/**
 * Starts the server; returns null when it is ready, or why it is not. It is detached, so that Ctrl-C does not reach it.
 * `settings` are additional ones.
 */
export async function spawnServer(root, home, { postgres, user, settings: own = [] }, log) {
  const logPath = join(root, 'postgres.log')
  const size = await stat(logPath).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT) await rename(logPath, `${logPath}.old`)
  const output = await open(logPath, 'a', 0o600)
  const before = (await output.stat()).size
  try {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'jit=off',
      'timezone=UTC',
      'log_timezone=UTC',
      // The log must not quote rows or statements, which contain buyers' data.
      'log_error_verbosity=terse',
      'log_min_error_statement=panic',
      ...own,
    ]
    const server = spawn(
      postgres,
      ['-D', home.folder, '-p', String(home.port), ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...user,
        cwd: '/',
        env: SERVER_ENVIRONMENT,
        detached: true,
        stdio: ['ignore', output.fd, output.fd],
      },
    )
    let ended = null
    server.once('error', (error) => {
      ended = error.message
    })
    server.once('exit', (code) => {
      ended ??= `it stopped with code ${code}`
    })
    server.unref()
    for (let tries = 0; ended === null; tries++) {
      if ((await findPostmaster(home.folder)) !== null && (await answers(home))) return null
      if (tries === 50) log('PostgreSQL is recovering what was in flight')
      await pause(20)
    }
    const said = (await readFile(logPath, 'utf8')).slice(before)
    return [...said.matchAll(REASON)].at(-1)?.[1] ?? ended
  } finally {
    await output.close()
  }
}

async function createDatabase(home) {
  const client = await connect(home)
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

const LOCK_HOLDER = `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = ${OWNER_LOCK}`

/** The process id of the server's owner, 0 if its name has none, null if there is no owner. */
async function lockHolder(home) {
  const client = await connect(home)
  try {
    const [row] = (await client.query(LOCK_HOLDER)).rows
    return row ? Number(row.name.split(' ')[1] ?? 0) : null
  } finally {
    await client.end()
  }
}

/** The idle connection that holds the owner's lock; its end means that the server died. */
class Guard {
  #root
  #home
  #binaries
  #log
  #client = null
  #stopping = false

  constructor(root, home, binaries, log) {
    this.#root = root
    this.#home = home
    this.#binaries = binaries
    this.#log = log
  }

  async open() {
    const client = await connect(this.#home)
    // The connection of an owner that was just killed may last for a moment.
    for (let tries = 0; ; tries++) {
      const { rows } = await client.query(`select pg_try_advisory_lock(${OWNER_LOCK}) as mine`)
      if (rows[0]?.mine) break
      if (tries === 10) {
        const holder = await lockHolder(this.#home)
        await client.end()
        throw inUse(this.#root, holder || null)
      }
      await pause(100)
    }
    client.once('end', () => void this.#recover())
    this.#client = client
  }

  async #recover() {
    if (this.#stopping) return
    this.#log('PostgreSQL stopped by itself: starting it again')
    while (!this.#stopping) {
      try {
        if (!(await waitForPostmaster(this.#home, this.#log))) {
          const failure = await spawnServer(this.#root, this.#home, this.#binaries, this.#log)
          if (failure !== null) throw new Error(failure)
        }
        await this.open()
        this.#log('PostgreSQL runs again')
        return
      } catch (error) {
        this.#log(`PostgreSQL does not start (${reasonOf(error)}): trying again`)
        await pause(1000)
      }
    }
  }

  async stop() {
    if (this.#stopping) return
    this.#stopping = true
    const { pgCtl, user } = this.#binaries
    if (await findPostmaster(this.#home.folder)) {
      const stop = (mode) => runAs(user, pgCtl, ['stop', '-D', this.#home.folder, '-m', mode, '-w', '-t', '60'])
      // A server that is stopped during recovery may hang; after an immediate stop, its next start recovers again.
      await stop('fast').catch(() => stop('immediate'))
    }
    await this.#client?.end().catch(() => undefined)
  }
}
