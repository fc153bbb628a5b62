import { expect } from './office.ts'
import { openDatabase, startWorker } from './worker.ts'

/** The watch that the background work keeps on domains, without its hours: a row of a domain is made older instead. */
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
    /** The domain is looked at as after so many hours, by one more process with background work; until something was noted of it. */
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
