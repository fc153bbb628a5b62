import {
  type DatabaseSettings,
  type Env,
  missingSentence,
  type Reading,
  readDatabaseSettings,
  readEnv,
} from '../env.ts'
import { StartProblem } from './program.ts'

/** The settings of API and worker. */
export const programSettings = (): Env => settled(readEnv(process.env))

/** The settings of a program that only needs the database. */
export const databaseSettings = (): DatabaseSettings => settled(readDatabaseSettings(process.env))

function settled<T>(reading: Reading<T>): T {
  if (reading.kind === 'missing') throw new StartProblem(missingSentence(reading.names))
  if (reading.kind === 'wrong')
    throw new StartProblem(
      `These variables cannot be used as they are: ${reading.names.join(', ')}. Mend or unset them.`,
    )
  return reading.env
}
