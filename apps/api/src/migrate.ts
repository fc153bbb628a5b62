import { openProgramDatabase } from './programs/database.ts'
import { runProgram, say } from './programs/program.ts'
import { databaseSettings } from './programs/settings.ts'

/** Migrates the database, and ends: to be run before programs that are started with MIGRATIONS=off. */
runProgram(
  async (program) => {
    await openProgramDatabase(program, { ...databaseSettings(), MIGRATIONS: 'on' })
    say('the database is up to date')
  },
  { once: true },
)
