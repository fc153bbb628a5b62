import { addPlatformKey } from '@store/api/keys'
import { ensurePerson, setOperator } from '@store/api/people'
import { command, group, type Json } from '../../command.ts'
import { withDatabase } from '../../connection.ts'
import { platformKeyFile, writeSecret } from '../../login.ts'
import { answer, print } from '../../print.ts'
import { textUpTo } from '../../reading.ts'
import { databaseBackup } from './database-backup.ts'
import { databaseDistribute } from './database-distribute.ts'
import { databaseRestore } from './database-restore.ts'

/** The commands that open PostgreSQL; all others call the API. */
export const databaseCommand = () =>
  group('database', 'Look after the database itself', [
    databaseMigrate(),
    databaseKey(),
    databaseOperator(),
    databaseBackup(),
    databaseRestore(),
    databaseDistribute(),
  ])

const databaseMigrate = () =>
  command('migrate', 'Bring the tables up to date', ['database migrate']).action(async (options: Json) => {
    await withDatabase(async () => answer(options, { migrated: true }, () => print('The tables are up to date')))
  })

const databaseKey = () =>
  command('key', 'Make a key of the platform, which may do everything in every shop', [
    'database key --name "Nightly jobs"',
    'database key --save',
  ])
    .option('--name <text>', 'what it is for', textUpTo(80), 'the command line')
    .option('--save', 'write it into the data folder, for the commands on this machine, and print it to nobody')
    .action(async ({ name, save, json }: Json & { readonly name: string; readonly save?: boolean }) => {
      await withDatabase(async ({ db }) => {
        const token = await addPlatformKey(db, name)
        if (!save) return answer({ json }, { name, token }, () => print(token))
        const file = platformKeyFile()
        await writeSecret(file, `${token}\n`)
        answer({ json }, { name, file }, () => print(`The key is in ${file}`))
      })
    })

const databaseOperator = () =>
  command('operator', 'Let somebody work for the platform in the office, or no longer: no call can do it', [
    'database operator rosa@feria.example',
    'database operator rosa@feria.example --remove',
  ])
    .argument('<e-mail>', 'the address the person signs in with', textUpTo(254))
    .option('--remove', 'they no longer work for the platform')
    .action(async (email: string, { remove = false, json }: Json & { readonly remove?: boolean }) => {
      await withDatabase(async ({ db }) => {
        const person = await ensurePerson(db, email, '', 'es')
        await setOperator(db, person.id, !remove, new Date())
        answer({ json }, { email: person.email, operator: !remove }, () =>
          print(
            remove
              ? `${person.email} no longer works for the platform`
              : `${person.email} works for the platform, once they sign in with a passkey`,
          ),
        )
      })
    })
