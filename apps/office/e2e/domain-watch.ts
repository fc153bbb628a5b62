import { expect } from './office.ts'
import { openDatabase, startWorker } from './worker.ts'

/** Runs the background check of domains without its hours of waiting: a domain's row is made older instead. */
export async function openDomainWatch() {
  const db = await openDatabase()
  const seen = async (name: string) => {
    const { rows } = await db.query('select verified, failing_since from hosts where kind = $1 and name = $2', [
      'domain',
      name,
    ])
    return JSON.stringify(rows)
  }
  return {
    /**
     * Runs one more worker process, which checks the domain as if so many hours had passed, until it has recorded a result.
     */
    async lookLater(name: string, hours: number) {
      await db.query(
        `update hosts set checked_at = checked_at - make_interval(hours => $2), failing_since = failing_since - make_interval(hours => $2)
         where kind = 'domain' and name = $1`,
        [name, hours],
      )
      const before = await seen(name)
      const worker = await startWorker()
      try {
        await expect.poll(() => seen(name), { timeout: 15_000 }).not.toBe(before)
      } finally {
        await worker.stop()
      }
    },
    close: () => db.end(),
  }
}
