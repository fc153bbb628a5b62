import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStorage } from '@store/api/media'
import type { Backup, BackupWriter } from './backup-folder.ts'

/** Pictures as they were uploaded, by shop and hash; all other sizes are made from them. */
const MEDIA = 'media' as const
/** Files copied at the same time: each waits for the disk. */
const AT_ONCE = 16
const PICTURE = /^[0-9a-f]{32}\.[a-z]{3,4}$/

/**
 * Copies pictures into a backup, after the database: none is ever removed, so that all pictures in the database are there.
 */
export async function backUpMedia(dataFolder: string, writer: BackupWriter): Promise<number> {
  let count = 0
  for (const shop of (await namesIn(join(dataFolder, MEDIA))).filter((name) => /^\d+$/.test(name))) {
    const files = (await namesIn(join(dataFolder, MEDIA, shop))).filter((name) => PICTURE.test(name))
    for (let at = 0; at < files.length; at += AT_ONCE)
      await Promise.all(
        files
          .slice(at, at + AT_ONCE)
          .map((file) => writer.copy(join(dataFolder, MEDIA, shop, file), `${MEDIA}/${shop}/${file}`)),
      )
    count += files.length
  }
  return count
}

/** Copies the pictures of a backup to where they are missing, on the disk or in a bucket. */
export async function restoreMedia(backup: Backup, storage: MediaStorage): Promise<number> {
  let count = 0
  for await (const name of backup.filesIn(MEDIA)) {
    const [shop = '', file = ''] = name.split('/')
    if (!/^\d+$/.test(shop) || !PICTURE.test(file)) continue
    const [from, key] = [join(backup.folder, MEDIA, name), { shop, kind: MEDIA, name: file } as const]
    if ((await storage.size(key)) !== (await stat(from)).size) await storage.write(key, await readFile(from))
    count += 1
  }
  return count
}

const namesIn = (folder: string) =>
  readdir(folder).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return []
    throw problem
  })
