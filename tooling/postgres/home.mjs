import { randomBytes } from 'node:crypto'
import { access, chmod, chown, link, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { canEnter, makeReachableFolder, runAs, SERVER_ENVIRONMENT } from './binaries.mjs'
import { PostgresUnavailable } from './unavailable.mjs'

/**
 * The content of `postgres.json` in the data folder, readable by its owner only.
 * @typedef {{ readonly folder: string, readonly password: string, readonly port: number }} Home
 */

/** The database's owner. */
export const OWNER = 'feria'

export async function readHome(root) {
  return readFile(join(root, 'postgres.json'), 'utf8').then(
    (text) => JSON.parse(text),
    () => null,
  )
}

export async function writeHome(root, home) {
  const path = join(root, 'postgres.json')
  await writeFile(`${path}.new`, `${JSON.stringify(home, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

/** Writes the file once: if two first starts run concurrently, the second one uses the first one's. */
async function foundHome(root, home) {
  const path = join(root, 'postgres.json')
  const own = `${path}.${process.pid}`
  await writeFile(own, `${JSON.stringify(home, null, 2)}\n`, { mode: 0o600 })
  await link(own, path).catch(() => undefined)
  await rm(own)
  return (await readHome(root)) ?? home
}

/** The location of the data: the data folder, or another one if PostgreSQL's user cannot enter it. */
export async function findHome(root, { user }, log) {
  const inside = join(root, 'postgres')
  try {
    await ownFolder(root)
    const known = await readHome(root)
    if (known) {
      if (known.folder !== inside)
        log(`the data of PostgreSQL is in ${known.folder}, since its user may not enter ${root}`)
      return known
    }
    if (await hasData(inside)) {
      throw new PostgresUnavailable(
        'failed',
        `The database in ${inside} is there, but the file postgres.json beside it, which holds its password, is gone: put it back, or choose another folder with DATA_DIR.`,
      )
    }
    const folder = (await letIn(user, root)) ? inside : await elsewhere(user, root, log)
    return await foundHome(root, { folder, password: randomBytes(18).toString('hex'), port: await freePort() })
  } catch (error) {
    throw permissionProblem(root, error)
  }
}

/**
 * Creates the data folder, which nobody else can list or write, as it contains mails and pictures. Users that may enter an
 * existing one still may, as one of them may be PostgreSQL's.
 */
async function ownFolder(root) {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const { mode, uid } = await stat(root)
  if (uid === process.getuid?.() && (mode & 0o066) !== 0) await chmod(root, mode & 0o7711)
}

/** Whether the user can enter the folder; if necessary, it is opened to everybody who knows a path in it. */
export async function letIn(user, root) {
  if (await canEnter(user, root)) return true
  const { mode } = await stat(root)
  await chmod(root, mode | 0o011)
  return canEnter(user, root)
}

async function elsewhere(user, root, log) {
  const folder = await makeReachableFolder(user)
  log(`the data of PostgreSQL goes to ${folder}, since its user may not enter ${root}`)
  return join(folder, 'postgres')
}

export function permissionProblem(root, error) {
  const code = error.code
  if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOTDIR' && code !== 'EEXIST') return error
  return new PostgresUnavailable(
    'noPermission',
    `The data folder ${root} cannot be written: give this user the right to, or choose another folder with DATA_DIR.`,
    { cause: error },
  )
}

/** Prepared in another folder and renamed, so that the folder is either complete or absent. */
export async function createFolder(root, home, binaries, log) {
  log('creating the database')
  const { user, initdb, version } = binaries
  const staging = await mkdtemp(`${home.folder}.new-`).catch((error) => {
    throw permissionProblem(root, error)
  })
  try {
    const password = join(staging, 'password')
    await writeFile(password, home.password, { mode: 0o600 })
    if (user.uid !== undefined && user.gid !== undefined) {
      for (const path of [staging, password]) await chown(path, user.uid, user.gid)
    }
    // PostgreSQL's own C.UTF-8 (from 17 on) is the same on every machine; names are sorted by an explicit ICU collation.
    await runAs(user, initdb, [
      `--pgdata=${join(staging, 'data')}`,
      `--username=${OWNER}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${SERVER_ENVIRONMENT.LC_ALL}`,
      ...(version >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
      '--no-instructions',
    ])
    await rename(join(staging, 'data'), home.folder).catch(async (error) => {
      // Another start was faster; its folder is equivalent.
      if (!(await hasData(home.folder))) throw error
    })
  } catch (error) {
    if (error instanceof PostgresUnavailable) throw error
    throw new PostgresUnavailable('failed', `The database could not be created in ${home.folder}: ${reasonOf(error)}`, {
      cause: error,
    })
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** The last line of an error. */
export const reasonOf = (error) => {
  const { stderr, message } = error
  const text = stderr?.trim() || message || String(error)
  return text.split('\n').at(-1) ?? text
}

export async function freePort() {
  const server = createServer()
  await new Promise((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done))
  const { port } = server.address()
  await new Promise((done) => server.close(done))
  return port
}

/** Whether this folder has a PostgreSQL cluster. */
export const hasData = (folder) =>
  access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
