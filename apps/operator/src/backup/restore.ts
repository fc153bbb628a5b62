import { access, copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type Database,
  emptyDatabase,
  giveToWorker,
  isKnownSchema,
  joinCluster,
  logArchiveIn,
  othersConnected,
  restoreCluster,
  serverVersion,
  stateOf,
} from '@store/api/database'
import { Complaint } from '../complaint.ts'
import { backupFolder, complaining, dataFolder, onDatabase, openEmbedded, withDatabase } from '../connection.ts'
import { mediaSettings, openPictures } from '../media/storages.ts'
import { counted, note } from '../print.ts'
import { terminal } from '../terminal.ts'
import { CLUSTER, DUMP } from './back-up.ts'
import type { Backup } from './backup-folder.ts'
import { clientProgram, runClient } from './client-programs.ts'
import type { Manifest } from './manifest.ts'
import { restoreMedia } from './media.ts'

export type RestoreOptions = { readonly until?: Date | undefined; readonly replace: boolean }
/** `at`: the time of the restored database's state. */
export type Restored = { readonly at: string; readonly shops: number; readonly pictures: number }

/** Restores a checked backup; refuses, before anything is changed, to replace shops without the option to. */
export async function restore(backup: Backup, wish: RestoreOptions): Promise<Restored> {
  const { manifest } = backup
  if (!isKnownSchema(manifest.schema)) {
    throw new Complaint('This backup was made by a newer release. Restore it with that release.')
  }
  const { bucket } = manifest
  if (bucket !== null && mediaSettings().s3?.bucket !== bucket)
    note(`The pictures of this backup are in the bucket ${bucket}, which MEDIA_S3_BUCKET does not name.`)
  const folder = dataFolder()
  const restored =
    manifest.kind === 'cluster'
      ? await restoreFiles(backup, manifest, folder, wish)
      : await restoreDump(backup, manifest, wish)
  return withDatabase(async ({ db }) => ({ ...restored, shops: (await stateOf(db)).shops }))
}

type Cluster = Extract<Manifest, { kind: 'cluster' }>
type Dump = Extract<Manifest, { kind: 'dump' }>

async function restoreFiles(backup: Backup, manifest: Cluster, folder: string, { until, replace }: RestoreOptions) {
  if (terminal().env.DATABASE_URL)
    throw new Complaint('This is a backup of the built-in PostgreSQL. Unset DATABASE_URL to restore it.')
  if (manifest.platform !== `${process.platform}-${process.arch}`)
    throw new Complaint(`This backup is of a machine of another kind (${manifest.platform}). Restore it on such a one.`)
  if (until && until.toISOString() < manifest.at)
    throw new Complaint(`This backup is of ${manifest.at}, which is later. Take an earlier one.`)
  if (await joinCluster(folder)) throw new Complaint(`The database in ${folder} runs. Stop the server first.`)
  if (!replace) await complaining(() => refuseShopsIn(folder))
  const pictures = await restoreMedia(backup, await openPictures())
  const recovery = await complaining(() =>
    restoreCluster({
      dataDir: folder,
      log: () => {},
      copy: { ...manifest, version: manifest.postgres },
      until,
      archive: logArchiveIn(backupFolder() ?? dirname(backup.folder)),
      fill: async (to) => {
        for await (const name of backup.filesIn(CLUSTER)) {
          await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 })
          await copyFile(join(backup.folder, CLUSTER, name), join(to, name))
        }
      },
    }),
  )
  if (recovery.kind === 'missed')
    throw new Complaint('The archived log ends before that moment. Leave --until out to restore all of it.')
  return { pictures, at: recovery.at?.toISOString() ?? manifest.at }
}

/** Starts the existing database briefly, to check whether it has shops. */
async function refuseShopsIn(folder: string): Promise<void> {
  const isThere = await access(join(folder, 'postgres.json')).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  const cluster = await openEmbedded(folder)
  try {
    await onDatabase(cluster.url, refuseShops)
  } finally {
    await cluster.stop()
  }
}

async function refuseShops(db: Database): Promise<void> {
  const { shops } = await stateOf(db)
  if (shops > 0)
    throw new Complaint(
      `This database has ${counted(shops, 'shop')}. Say --replace to lose them and have those of the backup.`,
    )
}

async function restoreDump(backup: Backup, manifest: Dump, { until, replace }: RestoreOptions) {
  const url = terminal().env.DATABASE_URL
  if (!url) throw new Complaint('This backup is a dump. Set DATABASE_URL to the database that it shall be restored to.')
  if (until) throw new Complaint('A dump is of one moment, and --until says nothing for it.')
  return complaining(() =>
    onDatabase(url, async (db) => {
      const version = await serverVersion(db)
      if (version < manifest.postgres)
        throw new Complaint(`This backup is of PostgreSQL ${manifest.postgres}. The database is older (${version}).`)
      const program = await clientProgram('pg_restore', version)
      if (!replace) await refuseShops(db)
      const others = await othersConnected(db)
      if (others > 0) throw new Complaint(`Others are connected to this database (${others}). Stop the server first.`)
      const pictures = await restoreMedia(backup, await openPictures())
      await emptyDatabase(db)
      const options = ['--single-transaction', '--exit-on-error', '--no-owner']
      await runClient(program, url, [...options, join(backup.folder, DUMP)])
      await giveToWorker(db, manifest.functions)
      return { pictures, at: manifest.at }
    }),
  )
}
