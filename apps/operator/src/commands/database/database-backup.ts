import { join } from 'node:path'
import { backUp } from '../../backup/back-up.ts'
import { command, type Json } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { backupFolder, withServer } from '../../connection.ts'
import { answer, counted, print } from '../../print.ts'
import { absolutePath } from '../../terminal.ts'

export const databaseBackup = () =>
  command('backup', 'Copy the database, and pictures that are on the disk, into a folder, while shops are open', [
    'database backup backups/before-moving',
    'database backup --json',
  ])
    .argument('[folder]', 'where to; a folder named by the time in BACKUP_DIR when it is not said')
    .action(async (folderOption: string | undefined, options: Json) => {
      const folder = folderOption === undefined ? folderOfNow() : absolutePath(folderOption)
      const { manifest, size, pictures } = await withServer((server) => backUp(server, folder))
      const { kind, at, shops, bucket } = manifest
      answer(options, { folder, kind, at, shops, pictures, bucket, ...size }, () =>
        print(
          pictures === null
            ? `${counted(shops, 'shop')} of ${at} are in ${folder}, without pictures: they are in the bucket ${bucket}`
            : `${counted(shops, 'shop')} and ${counted(pictures, 'picture')} of ${at} are in ${folder}`,
        ),
      )
    })

function folderOfNow(): string {
  const backups = backupFolder()
  if (backups === null) throw new Complaint('Say where to: name a folder, or set BACKUP_DIR.')
  return join(
    backups,
    new Date()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '-'),
  )
}
