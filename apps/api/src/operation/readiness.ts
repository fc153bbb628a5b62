import type { Hono } from 'hono'
import { isUpToDate } from '../database/migrate.ts'
import type { Check, Services } from '../services.ts'

/**
 * `/healthz`: the process runs. `/readyz`: it can do its work; a 503 names what is missing. Optional parts that are not
 * configured are `unset`, which is no error; other problems that somebody should solve are listed.
 */
export function healthRoutes(
  app: Hono,
  { db, checks, unset, notes }: Pick<Services, 'db' | 'checks' | 'unset' | 'notes'>,
): void {
  const all: Readonly<Record<string, Check>> = {
    database: () => db.requests.query('select 1').then(() => true),
    migrations: () => isUpToDate(db),
    ...checks,
  }
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const states = await Promise.all(
      Object.entries(all).map(async ([name, check]) => [name, (await attempt(check)) ? 'ok' : 'failing'] as const),
    )
    const ready = states.every(([, state]) => state === 'ok')
    const optional = unset.map((name) => [name, 'unset'] as const)
    const noted = await Promise.all(
      Object.entries(notes).map(async ([name, note]) => [name, await note().catch(() => null)] as const),
    )
    const present = noted.filter(([, note]) => note !== null)
    return c.json(Object.fromEntries([...states, ...optional, ...present]), ready ? 200 : 503, {
      'cache-control': 'no-store',
    })
  })
}

const attempt = async (check: Check): Promise<boolean> => {
  try {
    return await check()
  } catch {
    return false
  }
}
