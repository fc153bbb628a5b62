import { access, chmod, chown, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { canEnter } from './binaries.mjs'
import { letIn } from './home.mjs'
import { PostgresUnavailable } from './unavailable.mjs'

/** In seconds: what is lost with the disk is at most this old. */
const TIMEOUT = 30

/**
 * Where a cluster's log is archived. Each has a folder of its own, named by the number that it got when it was made and
 * that its copies keep: the files of every cluster's log have the same names.
 */
export const archiveOf = (archive, identifier) => join(archive, identifier)

/** The number of the cluster in a data folder: the first eight bytes of its control file. */
export async function identifierOf(folder) {
  const file = await open(join(folder, 'global', 'pg_control'))
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.readBigUInt64LE().toString()
  } finally {
    await file.close()
  }
}

/** The settings with which a server archives its log; makes the folder. */
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
  // A file is in the archive whole or not at all, and on the disk before the server may forget it.
  const path = written(own)
  const part = `'${path}/%f.part'`
  const command = `gzip -c '%p' > ${part} && sync ${part} && mv ${part} '${path}/%f.gz'`
  return ['archive_mode=on', `archive_timeout=${TIMEOUT}`, `archive_command=${command}`]
}

/**
 * A server that has recovered begins a new timeline of its log, and a history file says where it left the former one. The
 * file is not archived by itself where the archive was off at that moment, and without it no restore finds the timeline.
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

/** What a server that recovers runs to get a file of the archive. */
export const restoreCommand = (own) => `test -f '${written(own)}/%f.gz' && gzip -dc '${written(own)}/%f.gz' > '%p'`

/** Commands of PostgreSQL give a meaning to the percent sign. */
const written = (path) => path.replaceAll('%', '%%')

const unusable = (archive, cause) =>
  new PostgresUnavailable(
    'noPermission',
    `The log cannot be archived in ${archive}: let the user of PostgreSQL enter the folders above it, or choose another folder with BACKUP_DIR.`,
    { cause },
  )
