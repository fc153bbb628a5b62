import { copyCluster, type Database, seesEveryRow, serverVersion, stateOf, workerFunctions } from '@store/api/database'
import { Complaint } from '../complaint.ts'
import { onDatabase, type Server } from '../connection.ts'
import { mediaSettings } from '../media/storages.ts'
import { terminal } from '../terminal.ts'
import { type BackupWriter, makeBackup, type Size } from './backup-folder.ts'
import { clientProgram, runClient } from './client-programs.ts'
import type { DatabaseFacts, Manifest } from './manifest.ts'
import { backUpMedia } from './media.ts'

/** The folder of a cluster's files in a backup, and the file of a dump. */
export const CLUSTER = 'postgres'
export const DUMP = 'database.dump'

export type BackedUp = {
  readonly manifest: Manifest
  readonly size: Size
  /** Null: they are in a bucket, which is not copied. */
  readonly pictures: number | null
}

/**
 * Backs up the database, and pictures that are on the disk, into a folder that does not exist yet. The database stays usable
 * meanwhile.
 */
export async function backUp(server: Server, folder: string): Promise<BackedUp> {
  const bucket = mediaSettings().s3?.bucket ?? null
  let pictures: number | null = null
  const made = await makeBackup(folder, async (writer) => {
    const facts = await onDatabase(server.url, (db) => {
      if (db.isDistributed)
        throw new Complaint(
          'The shops of this database are on several servers, of which this would back up one. Back each of them up with its own tools (docs/operate.md, "Beyond one server").',
        )
      return server.isEmbedded ? backUpCluster(db, server, writer) : backUpDump(db, server, writer)
    })
    if (bucket === null) pictures = await backUpMedia(server.dataFolder, writer)
    return { ...facts, bucket }
  })
  return { ...made, pictures }
}

async function backUpCluster(db: Database, { url, dataFolder }: Server, writer: BackupWriter): Promise<DatabaseFacts> {
  const state = await knownState(db)
  const { at, version, ...cluster } = await copyCluster({
    dataDir: dataFolder,
    url,
    copy: (from, name) => writer.copy(from, `${CLUSTER}/${name}`),
    write: (name, text) => writer.write(`${CLUSTER}/${name}`, text),
  })
  return {
    kind: 'cluster',
    at: at.toISOString(),
    ...state,
    postgres: version,
    platform: `${process.platform}-${process.arch}`,
    ...cluster,
  }
}

async function backUpDump(db: Database, { url }: Server, writer: BackupWriter): Promise<DatabaseFacts> {
  const from = terminal().env.DATABASE_BACKUP_URL || url
  const every = from === url ? await seesEveryRow(db) : await onDatabase(from, seesEveryRow)
  if (!every) {
    throw new Complaint(
      `The user of ${from === url ? 'DATABASE_URL' : 'DATABASE_BACKUP_URL'} does not see every shop's rows, which a backup has to. Let an administrator run "create role feria_backup login bypassrls password '…'; grant pg_read_all_data to feria_backup;" and set DATABASE_BACKUP_URL to its address.`,
    )
  }
  const postgres = await serverVersion(db)
  const program = await clientProgram('pg_dump', postgres)
  const state = await knownState(db)
  const functions = [...(await workerFunctions(db))]
  const at = new Date().toISOString()
  await runClient(program, from, ['--format=custom', '--lock-wait-timeout=60s', `--file=${writer.pathOf(DUMP)}`])
  await writer.adopt(DUMP)
  return { kind: 'dump', at, ...state, postgres, functions }
}

async function knownState(db: Database) {
  const { schema, shops } = await stateOf(db)
  if (schema === null) throw new Complaint('This database has no tables of ours: there is nothing to back up.')
  return { schema, shops }
}
