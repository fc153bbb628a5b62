import { InvalidArgumentError } from 'commander'
import { openBackup } from '../../backup/backup-folder.ts'
import { restore } from '../../backup/restore.ts'
import { command, type Json } from '../../command.ts'
import { answer, counted, print } from '../../print.ts'
import { absolutePath } from '../../terminal.ts'

type Options = Json & { readonly until?: Date; readonly replace?: boolean }

export const databaseRestore = () =>
  command('restore', 'Restore a backup, and what was archived since, while the server is stopped', [
    'database restore backups/before-moving',
    'database restore backups/before-moving --until 2026-11-26T12:00:00Z --replace',
  ])
    .argument('<folder>', 'a folder that "database backup" made')
    .option('--until <time>', 'not what was archived after this moment', moment)
    .option('--replace', 'also when the database has shops, which are lost')
    .action(async (folder: string, { until, replace = false, json }: Options) => {
      const backup = await openBackup(absolutePath(folder))
      const restored = await restore(backup, { until, replace })
      const { at, shops, pictures } = restored
      answer({ json }, restored, () =>
        print(`${counted(shops, 'shop')} and ${counted(pictures, 'picture')} of ${at} are here`),
      )
    })

function moment(text: string): Date {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  if (isTime && !Number.isNaN(Date.parse(text))) return new Date(text)
  throw new InvalidArgumentError('Use a time with its zone, as in 2026-11-26T12:00:00Z.')
}
