import { serve } from '@hono/node-server'
import { createApi } from '../app.ts'
import { openDatabase } from '../database/index.ts'
import { createLog } from '../operation/log.ts'
import { createMetrics } from '../operation/metrics.ts'

// The API as a process of its own, so that the test of orders can kill it: takes its database, says its port.
const db = await openDatabase(process.argv[2] ?? '')
const api = createApi({
  ...{ db, dataDir: '.', publicKey: { header: 'x-public-key', value: 'test' }, now: () => new Date() },
  domains: { storeDomains: [], onlineDomains: [], template3Domain: null, brand: 'feria' },
  ...{ shopperSecret: null, log: createLog('warn'), metrics: createMetrics(db), checks: {} },
})
serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port))
