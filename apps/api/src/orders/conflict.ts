import { setTimeout as pause } from 'node:timers/promises'

const SERIALISATION_FAILURE = '40001'
const DEADLOCK = '40P01'
/**
 * PostgreSQL's code when a lock was awaited for too long: buyers of the same few units, on a slow disk. A retry may find
 * them done.
 */
const LOCK_TIMEOUT = '55P03'
const RETRIES = 3

/** Runs a transaction again if PostgreSQL aborted it because of a conflict with another one, or because it waited for others. */
export async function withRetries<T>(transaction: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await transaction()
    } catch (error) {
      if (retries === RETRIES || !isConflict(error)) throw error
      await pause(Math.random() * 20 * (retries + 1))
    }
  }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === SERIALISATION_FAILURE || code === DEADLOCK || code === LOCK_TIMEOUT || isConflict(error.cause)
}
