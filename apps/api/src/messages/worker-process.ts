import { openDatabase } from '../database/index.ts'
import { testWorker } from './testing.ts'

// A worker as a separate process, so that a test can kill it: takes its database, the mail server, and its lease.
const [database = '', smtpUrl = '', lease] = process.argv.slice(2)
testWorker(await openDatabase(database), { smtpUrl, lease: Number(lease) })
