import { demoShops } from '@store/demo'
import { DatabaseUnavailable, joinCluster, migrate, openDatabase } from './database/index.ts'
import { inTurn } from './database/turns.ts'
import { seedDemo } from './demo.ts'
import { openDemoAccounts } from './demo-accounts.ts'
import { missingSentence, readEnv, sealSecrets } from './env.ts'

/**
 * Fills the demo shops, which only `start` asks for: on the database of DATABASE_URL, else on the one that the API runs
 * for the data folder. Whoever started it is told which shops are open.
 */
async function fillDemo(): Promise<void> {
  const reading = readEnv(process.env)
  if (reading.kind !== 'read') throw new DatabaseUnavailable('failed', missingSentence(reading.names))
  const { env } = reading
  const url = env.DATABASE_URL ?? (await joinCluster(env.DATA_DIR))
  if (url === null)
    throw new DatabaseUnavailable('unreachable', `No API runs a database in ${env.DATA_DIR}: start it first.`)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const db = await openDatabase(url)
  try {
    await migrate(db)
    const shops = await inTurn(db, 'demo', async () => {
      const opened = await seedDemo(db, env.DATA_DIR, demoShops, say)
      const payments = { secrets: sealSecrets(env), sandbox: env.PAYMENT_SANDBOX_URL ?? null }
      await openDemoAccounts(db, opened, payments, say)
      return opened
    })
    process.send?.({ shops })
  } finally {
    await db.close()
  }
}

process.once('disconnect', () => process.exit(0))
fillDemo().then(
  () => process.disconnect?.(),
  (problem: Error) => {
    process.stderr.write(`${problem instanceof DatabaseUnavailable ? problem.message : problem.stack}\n`)
    process.exit(1)
  },
)
