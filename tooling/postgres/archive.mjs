import { access, chmod, chown, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { canEnter } from './binaries.mjs'
import { letIn } from './home.mjs'
import { PostgresUnavailable } from './unavailable.mjs'

/** The longest time until a log file is archived, in seconds: a lost disk loses at most this. */
const TIMEOUT = 30

/**
 * The folder of a cluster's archived log (WAL), named by the cluster's system identifier, which its copies share: log files
 * of all clusters have the same names.
 */
export const archiveOf = (archive, identifier) => join(archive, identifier)

/** The system identifier of the cluster in a data folder: the first eight bytes of its control file. */
export async function identifierOf(folder) {
  const file = await open(join(folder, 'global', 'pg_control'))
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.readBigUInt64LE().toString()
  } finally {
    await file.close()
  }
}

/** Creates the archive's folder, and returns the server's settings for it. */
export async function archiveSettings(archive, { folder }, user) {
  const own = archiveOf(archive, await identifierOf(folder))
  try {
    await mkdir(archive, { recursive: true, mode: 0o700 })
    await letIn(user, dirname(archive))
    await mkdir(own, { recursive: true, mode: 0o700 })
    if (user.uid !== undefined && user.gid !== undefined) {
      for (const path of [archive, own]) await chown(path, user.uid, user.gid)
    }
    await chmod(own, 0o700)
    await archiveHistory(folder, own, user)
  } catch (cause) {
    throw unusable(archive, cause)
  }
  if (process.platform === 'win32' || own.includes("'") || !(await canEnter(user, own))) throw unusable(archive)
  // A file appears in the archive only when complete and on the disk; until then the server keeps it.
  const path = written(own)
  const part = `'${path}/%f.part'`
  const command = `gzip -c '%p' > ${part} && sync ${part} && mv ${part} '${path}/%f.gz'`
  return ['archive_mode=on', `archive_timeout=${TIMEOUT}`, `archive_command=${command}`]
}

/**
 * Archives the history files of timelines: after a recovery, a server begins a new timeline of its log, and its history file
 * records where it left the former one. The server does not archive it itself if archiving was off at that moment, and
 * without it no restore finds the timeline.
 */
async function archiveHistory(folder, own, { uid, gid }) {
  const names = (await readdir(join(folder, 'pg_wal'))).filter((name) => name.endsWith('.history'))
  for (const name of names) {
    const path = join(own, `${name}.gz`)
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      continue
    await writeFile(`${path}.part`, gzipSync(await readFile(join(folder, 'pg_wal', name))), {
      mode: 0o600,
      flush: true,
    })
    if (uid !== undefined && gid !== undefined) await chown(`${path}.part`, uid, gid)
    await rename(`${path}.part`, path)
  }
}

/** The command with which a recovering server gets a file from the archive. */
export const restoreCommand = (own) => `test -f '${written(own)}/%f.gz' && gzip -dc '${written(own)}/%f.gz' > '%p'`

/** In PostgreSQL's commands a percent sign is a placeholder. */
const written = (path) => path.replaceAll('%', '%%')

const unusable = (archive, cause) =>
  new PostgresUnavailable(
    'noPermission',
    `The log cannot be archived in ${archive}: let the user of PostgreSQL enter the folders above it, or choose another folder with BACKUP_DIR.`,
    { cause },
  )
