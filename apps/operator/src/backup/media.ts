import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Backup, BackupWriter } from './backup-folder.ts'

/** Pictures as they were uploaded, by shop and hash; all other sizes are made from them. */
const MEDIA = 'media'
/** Files copied at the same time: each waits for the disk. */
const AT_ONCE = 16
const PICTURE = /^[0-9a-f]{32}\.[a-z]{3,4}$/

/** Copies pictures into a backup, after the database: none is ever removed, so that all it speaks of are there. */
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

/** Copies the pictures of a backup to where they are missing. */
export async function restoreMedia(backup: Backup, dataFolder: string): Promise<number> {
  let count = 0
  for await (const name of backup.filesIn(MEDIA)) {
    const [from, to] = [join(backup.folder, MEDIA, name), join(dataFolder, MEDIA, name)]
    const sizes = await Promise.all(
      [from, to].map((path) =>
        stat(path).then(
          ({ size }) => size,
          () => null,
        ),
      ),
    )
    if (sizes[0] !== sizes[1]) {
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      await copyFile(from, `${to}.part`)
      await rename(`${to}.part`, to)
    }
    count += 1
  }
  return count
}

const namesIn = (folder: string) =>
  readdir(folder).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return []
    throw problem
  })
